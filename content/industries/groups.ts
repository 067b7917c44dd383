/** Industries by whom they serve, in the order of /industries. Each industry is in one group. */
export const industryGroups: readonly { name: string; text: string; slugs: readonly string[] }[] = [
  {
    name: "Guests and travelers",
    text: "Bookings, changes and thanks, at any hour and in any season.",
    slugs: ["hotels-hospitality", "restaurants", "travel-agencies"],
  },
  {
    name: "Care and learning",
    text: "Notes, appointments and places. What concerns a person stays with people.",
    slugs: ["healthcare", "care-homes", "education"],
  },
  {
    name: "Clients and orders",
    text: "Inquiries are answered while they are warm, and nobody waits for a reply.",
    slugs: ["real-estate", "professional-coaches", "e-commerce"],
  },
];
