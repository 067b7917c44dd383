/** Side of a service's or industry's picture (by slug) that a narrow crop shows. All other pictures show their middle. */
export const motifs: Readonly<Record<string, "left" | "right">> = {
  "conversational-chatbots": "left",
  "ai-caller-and-receptionist": "left",
  "data-automation": "right",
  "lead-generation-automation": "right",
  "travel-agencies": "right",
  education: "right",
};
