// Texts of the chat's round button, separate from the chat's other texts because every page loads
// them.
export const chatLauncher = {
  open: "Open chat",
  unread: "New answer",
  /** Shown if the panel could not be loaded. */
  failed:
    "I apologize, but I'm having trouble connecting right now. Would you like to schedule a call with our team instead?",
};
