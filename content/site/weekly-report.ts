// Texts of the page /weekly-report, on which staff stop the weekly email with the numbers of the website.

export const weeklyReportPage = {
  title: "End the numbers of the week",
  text: "Then no email comes on Mondays anymore. Everything else stays as it is.",
  button: "End it",
  done: "It has ended. In the settings of the back office it can be switched on again.",
  invalid:
    "This link is incomplete, or was made for another address. In the settings of the back office the email can be switched off.",
  settings: "To the settings",
} as const;
