import { prices } from "../../prices.ts";
import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("whatsapp");

export const whatsapp: Connection = {
  slug: "whatsapp",
  name: "WhatsApp",
  summary:
    "Lets n8n send and receive WhatsApp messages under a business number, through Meta’s Cloud API.",
  minutes: 60,
  checked: "2026-11-21",
  before: {
    account:
      "A Facebook account, a Meta business portfolio and a phone number that no WhatsApp app uses. A number that is in the app has to be deleted there first, with its chats.",
    person:
      "An administrator of the business portfolio. Meta may ask for papers of your company before you can write to many people; that takes days, begin early.",
    monthly: "a few cents for each message that you begin, by country",
    cost: "Meta charges for each message delivered, by kind (marketing, utility, authentication, service) and by the country of whoever gets it. The rules changed in October 2026, also for answers that were free before: read [Meta’s prices](https://developers.facebook.com/documentation/business-messaging/whatsapp/pricing) before you begin, and set a payment method.",
    ready:
      "The address of your privacy page, and for receiving an n8n that is reachable from the internet.",
  },
  price: prices.sums.whatsApp,
  credentials: [
    {
      type: "whatsAppApi",
      label: "WhatsApp API",
      docs: DOCS,
      rights: [
        {
          name: "whatsapp_business_messaging",
          why: "Send messages and fetch voice notes and pictures.",
        },
        {
          name: "whatsapp_business_management",
          why: "List your numbers and message templates, so that you can choose them in n8n.",
        },
      ],
    },
    {
      type: "whatsAppTriggerApi",
      label: "WhatsApp OAuth API",
      docs: DOCS,
      rights: [
        {
          name: "App ID and app secret",
          why: "Register n8n at Meta as the place where incoming messages go. Needed only by workflows that a message starts.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make an app at Meta",
      actions: [
        "Open the [App Dashboard](https://developers.facebook.com/apps) and press *Create app*. The first time Meta asks you to register as a developer.",
        "Give it a name and choose the use case **Connect with customers through WhatsApp**.",
        "Choose your business portfolio, or let Meta make one, and finish.",
        "Under *App settings*, *Basic*, enter the address of your privacy page and press *Save changes*.",
      ],
    },
    {
      title: "Add your number",
      actions: [
        "In the app open *Use cases*, *Customize*. Meta gives you a test number: with it you can write to five numbers you have entered.",
        "For real use add your own number in [WhatsApp Manager](https://business.facebook.com/wa/manage/phone-numbers/) and confirm it with the code that Meta sends or speaks.",
        "Add a payment method there.",
        "Have your message templates approved there too if the workflow writes first. Within 24 hours after a customer’s message you may answer freely; later only with an approved template.",
      ],
    },
    {
      title: "Make a token that does not end",
      actions: [
        "The token on the page of the app ends after a day. Make one for a *system user* instead: open [Business settings](https://business.facebook.com/settings), *Users*, *System users*, *Add*.",
        "Name it `n8n`, choose *Admin* and create it.",
        "Press *Assign assets* and give it full control of your app **and** of your WhatsApp account.",
        "Press *Generate token*, choose the app, as expiration *Never*, and tick `whatsapp_business_messaging` and `whatsapp_business_management`. Copy the token; it is shown once.",
      ],
    },
    {
      title: "Enter it in n8n, for sending",
      actions: [
        "Open a WhatsApp step that sends, choose *Create new credential* and paste the token into *Access Token*.",
        "*Business Account ID*: the ID of the **WhatsApp** account, on the app’s page and in Business settings under *Accounts*, *WhatsApp accounts*. It is not the ID of the business portfolio.",
        "Press *Save*, then choose your number in the step.",
      ],
    },
    {
      title: "For receiving: a second credential",
      actions: [
        "Open the step that starts the workflow and choose *Create new credential*.",
        "*Client ID* is the *App ID*, *Client Secret* the *App secret*, both under *App settings*, *Basic* at Meta.",
        "Publish the workflow: only then does n8n register itself at Meta. Switch the app from *Development* to *Live*.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully* for both.",
    "Press *Execute step* in a step that sends, to your own phone. With the test number, enter your phone at Meta first.",
    "For receiving, publish the workflow and write to the number from another phone.",
  ],
  problems: [
    {
      message: "Invalid access token, or session has expired (190)",
      answer: "It is the token that ends after a day. Make one for a system user (step 3).",
    },
    {
      message: "(#200) or (#10): no permission",
      answer:
        "The system user has not been given the WhatsApp account or the app, or one of the two permissions was not ticked. Assign them, then generate a **new** token.",
    },
    {
      message: "The lists of numbers and templates stay empty",
      answer:
        "*Business Account ID* holds the ID of the business portfolio or of the number instead of the WhatsApp account’s.",
    },
    {
      message: "131030: recipient phone number not in allowed list",
      answer: "You use the test number. Enter the phone at Meta, or use your own number.",
    },
    {
      message: "131047: more than 24 hours have passed",
      answer: "The customer’s last message is too old for a free answer. Use an approved template.",
    },
    {
      message: "132001: template name does not exist",
      answer:
        "Name and language have to be exactly those in WhatsApp Manager, and the template has to be approved.",
    },
    {
      message: "131042: payment issue",
      answer: "No payment method is set, or it was refused. Look into WhatsApp Manager.",
    },
    {
      message: "It worked in the test, but nothing arrives when published (or the reverse)",
      answer:
        "Meta knows one address for each app, and the test takes it over. Take the workflow back and publish it again. Two workflows cannot start with the same app.",
    },
  ],
  sources: [
    { title: "n8n: WhatsApp credentials", url: DOCS },
    {
      title: "Meta: get started with the Cloud API",
      url: "https://developers.facebook.com/documentation/business-messaging/whatsapp/get-started",
    },
    {
      title: "Meta: access tokens",
      url: "https://developers.facebook.com/documentation/business-messaging/whatsapp/access-tokens",
    },
    {
      title: "Meta: service messages",
      url: "https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages",
    },
  ],
};
