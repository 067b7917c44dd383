// "Industries We Serve": the strip of nine industries, each with one line on what runs by itself.
import type { IconName, SectionHeading } from "../types.ts";

interface Industry {
  slug: string;
  name: string;
  icon: IconName;
  text: string;
  /** With one of these the name begins under which the library lists its templates, or a word of it. */
  template_industries: readonly string[];
}

interface IndustriesStrip {
  /** The switch for people who want it to stand still. */
  stop: string;
}

export const industriesSection: SectionHeading = {
  heading: "Industries We Serve",
  intro: "Every trade has its own routine. These are some that already run by themselves.",
};

export const industriesStrip: IndustriesStrip = { stop: "Stop the strip" };

export const industries: readonly Industry[] = [
  {
    slug: "hotels-hospitality",
    name: "Hotels & Hospitality",
    icon: "hotel",
    text: "Check-in details before arrival, a thank-you and a review request after departure.",
    template_industries: ["hospitality", "hotel"],
  },
  {
    slug: "restaurants",
    name: "Restaurants",
    icon: "utensils",
    text: "Tables confirmed, guests reminded, the lunch menu published everywhere at once.",
    template_industries: ["restaurant"],
  },
  {
    slug: "care-homes",
    name: "Care Homes",
    icon: "heart-handshake",
    text: "Shift notes become one page for the next team; urgent ones go out at once.",
    template_industries: ["care"],
  },
  {
    slug: "real-estate",
    name: "Real Estate",
    icon: "house",
    text: "Inquiries get matching listings and viewing times while interest is fresh.",
    template_industries: ["real estate", "real-estate"],
  },
  {
    slug: "travel-agencies",
    name: "Travel Agencies",
    icon: "plane",
    text: "A trip request becomes a draft itinerary; travelers hear of changed flights.",
    template_industries: ["travel"],
  },
  {
    slug: "professional-coaches",
    name: "Professional Coaches",
    icon: "target",
    text: "Booking, intake form, reminder and invoice follow one another unasked.",
    template_industries: ["coach"],
  },
  {
    slug: "e-commerce",
    name: "E-commerce",
    icon: "shopping-bag",
    text: "Orders, stock and books agree; forgotten carts get a friendly reminder.",
    template_industries: ["e-commerce", "ecommerce", "shop"],
  },
  {
    slug: "healthcare",
    name: "Healthcare",
    icon: "stethoscope",
    text: "Appointment reminders without medical data; canceled slots offered to the waiting list.",
    template_industries: ["healthcare", "health", "clinic"],
  },
  {
    slug: "education",
    name: "Education",
    icon: "graduation-cap",
    text: "Course inquiry, free place, enrollment and payment reminder, in this order.",
    template_industries: ["education", "course", "school"],
  },
];
