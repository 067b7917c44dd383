import { prices } from "../../prices.ts";
import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("twilio");

export const twilio: Connection = {
  slug: "twilio",
  name: "Twilio",
  summary:
    "Lets n8n send text messages to phones, and receive the answers, under a number of yours.",
  minutes: 20,
  checked: "2026-11-21",
  before: {
    account:
      "A Twilio account that has been upgraded, with an approved compliance profile and a number that can send SMS. The trial lasts 30 days and writes only to numbers you have confirmed, at most five.",
    person:
      "An owner or administrator of the Twilio account. Twilio asks who you are, and for numbers in some countries for papers of your company.",
    monthly: `a number ${prices.twilioNumber}; each SMS ${prices.twilioMessage}`,
    cost: "A monthly price for the number and a price for each message, by country. See [Twilio's prices](https://www.twilio.com/en-us/sms/pricing).",
    ready:
      "Your number, written as `+441632960000`. For answers: an n8n that is reachable from the internet.",
  },
  price: prices.sums.twilio,
  credentials: [
    {
      type: "twilioApi",
      label: "Twilio API",
      docs: DOCS,
      rights: [
        {
          name: "Main key, or the auth token",
          why: "Everything in the account. n8n tests the credential by reading the account’s own record, which only these may.",
        },
        {
          name: "Standard key",
          why: "Everything but the account’s own record and its keys: enough to send and to receive, but n8n’s test fails with it.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Get a number",
      actions: [
        "Sign in to the [Twilio Console](https://console.twilio.com/), upgrade the account and complete the compliance profile it asks for.",
        "Under *Phone Numbers*, *Buy a number*, choose your country and tick *SMS*. In some countries (the United States among them) the sender has to be registered before messages arrive; the console leads through it.",
      ],
    },
    {
      title: "Make a key for n8n",
      actions: [
        "In the console open *Settings*, *API keys* (in the legacy console *Admin*, *Account management*, *API keys & tokens*) and press *Create API key*.",
        "Name it `n8n`, choose the type *Main* and create it. Copy *SID* (it begins with `SK`) and *Secret*: the secret is shown once.",
        "Copy the *Account SID* too. It begins with `AC` and stands on the console’s first page.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open a Twilio step and choose *Create new credential*.",
        "As *Auth Type* choose *API Key*.",
        "Paste *Account SID*, *API Key SID* and *API Key Secret*, and press *Save*.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "Press *Execute step* in a step that sends, with your own phone as recipient.",
  ],
  problems: [
    {
      message: "Couldn't connect with these settings, or 20003 Authenticate",
      answer:
        "SID and secret do not belong together, `AC…` and `SK…` are exchanged, or the key is of another region. With a *Standard* key n8n’s test fails although sending works: execute a step to be sure.",
    },
    {
      message: "21608: the number is not yet verified",
      answer:
        "A trial account, or one without an approved compliance profile, writes only to numbers you have confirmed.",
    },
    {
      message: "21211: invalid 'To' phone number",
      answer: "Write numbers with `+` and the country’s code, without spaces: `+441632960000`.",
    },
    {
      message: "21606 or 21659: 'From' is not a valid number of yours",
      answer: "The sender has to be a number of this account that can send SMS.",
    },
    {
      message: "21408: permission to send to this region is not enabled",
      answer:
        "In the console open *Messaging*, *Settings*, *Geo permissions* and switch on the country.",
    },
    {
      message: "30034: message from an unregistered number",
      answer:
        "In the United States senders have to be registered (A2P 10DLC). Complete it in the console.",
    },
    {
      message: "Answers do not arrive in n8n",
      answer:
        "The workflow has to be published and n8n reachable from the internet. It registers itself at Twilio as an *event stream*; it takes a few minutes the first time.",
    },
  ],
  sources: [
    { title: "n8n: Twilio credentials", url: DOCS },
    {
      title: "Twilio: API keys in the console",
      url: "https://www.twilio.com/docs/iam/api-keys/keys-in-console",
    },
    { title: "Twilio: error 21608", url: "https://www.twilio.com/docs/api/errors/21608" },
  ],
};
