import { shortType } from "./node-kinds.ts";

/** Lists the hosts to which nodes of a type always send requests. @returns undefined if they are unknown */
export function serviceHosts(type: string): string[] | undefined {
  return SERVICE_HOSTS.get(shortType(type).replace(/Trigger$/, ""));
}

/**
 * Each line has a node type and its hosts. A type without hosts uses a server that the workflow's owner chooses, such
 * as a mail server, a database or a shop.
 */
const SERVICE_HOSTS = new Map(
  `
airtable api.airtable.com
asana app.asana.com
calendly api.calendly.com
clickUp api.clickup.com
discord discord.com
dropbox api.dropboxapi.com content.dropboxapi.com
embeddingsOpenAi api.openai.com
emailReadImap
emailSend
facebookGraphApi graph.facebook.com
facebookLeadAds graph.facebook.com
github api.github.com
gmail gmail.googleapis.com
googleAnalytics analyticsdata.googleapis.com
googleBusinessProfile mybusiness.googleapis.com mybusinessaccountmanagement.googleapis.com
googleCalendar www.googleapis.com
googleDocs docs.googleapis.com
googleDrive www.googleapis.com
googleSheets sheets.googleapis.com
googleTasks www.googleapis.com
hubspot api.hubapi.com
intercom api.intercom.io
jira
jotForm api.jotform.com
linkedIn api.linkedin.com
lmChatAnthropic api.anthropic.com
lmChatGoogleGemini generativelanguage.googleapis.com
lmChatMistralCloud api.mistral.ai
lmChatOllama
lmChatOpenAi api.openai.com
mailchimp api.mailchimp.com
mattermost
memoryPostgresChat
microsoftExcel graph.microsoft.com
microsoftOneDrive graph.microsoft.com
microsoftOutlook graph.microsoft.com
microsoftTeams graph.microsoft.com
mySql
n8n
nextCloud
notion api.notion.com
openAi api.openai.com
payPal api-m.paypal.com
pipedrive api.pipedrive.com
postgres
quickbooks quickbooks.api.intuit.com
salesforce
sendInBlue api.brevo.com
shopify
slack slack.com
stripe api.stripe.com
supabase
telegram api.telegram.org
todoist api.todoist.com
trello api.trello.com
twilio api.twilio.com
twitter api.twitter.com
typeform api.typeform.com
vectorStorePGVector
whatsApp graph.facebook.com
wooCommerce
wordpress
xero api.xero.com
youTube www.googleapis.com
zendesk
zoom api.zoom.us
`
    .trim()
    .split("\n")
    .map((line) => {
      const [type = "", ...hosts] = line.split(" ");
      return [type, hosts];
    }),
);
