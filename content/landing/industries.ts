// "Industries We Serve": the strip of industries, each with one line about its automated work.
import type { IconName, SectionHeading } from "../types.ts";

interface Industry {
  slug: string;
  name: string;
  icon: IconName;
  text: string;
  /**
   * Names of industries in the library, or beginnings of such names. Templates with these are assigned to this
   * industry.
   */
  template_industries: readonly string[];
  /**
   * Slug of the template whose recorded run the library section shows. If the template is hidden, the industry has no
   * tab.
   */
  shown_template: string;
}

export const industriesSection: SectionHeading = {
  heading: "Industries We Serve",
  intro: "Choose yours, and watch it run.",
};

export const industries: readonly Industry[] = [
  {
    slug: "hotels-hospitality",
    name: "Hotels & Hospitality",
    icon: "hotel",
    text: "Check-in details before arrival, a thank-you and a review request after departure.",
    template_industries: ["hospitality", "hotel"],
    shown_template: "send-guest-messages",
  },
  {
    slug: "restaurants",
    name: "Restaurants",
    icon: "utensils",
    text: "Tables confirmed, guests reminded, the lunch menu published everywhere at once.",
    template_industries: ["restaurant"],
    shown_template: "take-table-reservations",
  },
  {
    slug: "care-homes",
    name: "Care Homes",
    icon: "heart-handshake",
    text: "Shift notes become one page for the next team; urgent ones go out at once.",
    template_industries: ["care"],
    shown_template: "share-shift-handover",
  },
  {
    slug: "real-estate",
    name: "Real Estate",
    icon: "house",
    text: "Inquiries get matching listings and viewing times while interest is fresh.",
    template_industries: ["real estate", "real-estate"],
    shown_template: "plan-property-viewings",
  },
  {
    slug: "travel-agencies",
    name: "Travel Agencies",
    icon: "plane",
    text: "A trip request becomes a draft itinerary; travelers hear about changed flights.",
    template_industries: ["travel"],
    shown_template: "draft-travel-itineraries",
  },
  {
    slug: "professional-coaches",
    name: "Professional Coaches",
    icon: "target",
    text: "Booking, intake form, reminder and invoice follow one another by themselves.",
    template_industries: ["coach"],
    shown_template: "prepare-coaching-sessions",
  },
  {
    slug: "e-commerce",
    name: "E-commerce",
    icon: "shopping-bag",
    text: "Orders, stock and accounts agree; forgotten carts get a friendly reminder.",
    template_industries: ["e-commerce", "ecommerce", "shop"],
    shown_template: "warn-of-low-stock",
  },
  {
    slug: "healthcare",
    name: "Healthcare",
    icon: "stethoscope",
    text: "Appointment reminders without medical data; canceled slots offered to the waiting list.",
    template_industries: ["healthcare", "health", "clinic"],
    shown_template: "remind-patients-by-sms",
  },
  {
    slug: "education",
    name: "Education",
    icon: "graduation-cap",
    text: "Course inquiry, free place, enrollment and payment reminder, in that order.",
    template_industries: ["education", "course", "school"],
    shown_template: "enroll-course-participants",
  },
];
