// The words of the chat's round button: apart from the others, since every page loads them.
export const chatLauncher = {
  open: "Open chat",
  unread: "New answer",
  /** The panel could not be loaded. */
  failed:
    "I apologize, but I'm having trouble connecting right now. Would you like to schedule a call with our team instead?",
};
