import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("telegram");

export const telegram: Connection = {
  slug: "telegram",
  name: "Telegram",
  summary:
    "Gives n8n a Telegram bot of your own that receives messages and voice notes, and writes to people and groups.",
  minutes: 5,
  checked: "2026-11-21",
  before: {
    account: "A Telegram account on any phone. The bot is made in a chat.",
    person: "Anybody. Whoever makes the bot stays its owner, so use a phone of the company.",
    monthly: "free",
    cost: "Nothing.",
    ready:
      "For workflows that a message starts: an n8n that is reachable from the internet under `https://`.",
  },
  credentials: [
    {
      type: "telegramApi",
      label: "Telegram API",
      docs: DOCS,
      rights: [
        {
          name: "The whole bot",
          why: "The token is the bot: whoever has it reads what people write to the bot and answers in its name. It gives no access to your own chats.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make the bot",
      actions: [
        "In Telegram open a chat with [@BotFather](https://t.me/BotFather). Make sure that it has the blue mark.",
        "Send `/newbot`.",
        "Send the name people will see, such as `Example Hotel`.",
        "Send a user name that is still free and ends in `bot`, such as `example_hotel_bot`. It cannot be changed later.",
        "Copy the token from the answer. It looks like `123456789:AA…`.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open a Telegram step, choose *Create new credential* and paste the token into *Access Token*. Leave *Base URL* as it is.",
        "Press *Save*.",
      ],
    },
    {
      title: "Introduce the bot",
      actions: [
        "A bot cannot write first. Everybody who should get messages opens the bot once and presses *Start*.",
        "For a group, add the bot as a member. Its ID begins with a minus sign. To find it, open the group in Telegram’s web version: the number stands in the address behind `#`.",
        "In groups a bot only sees commands and answers to itself. If it has to read everything, send `/setprivacy` to BotFather, choose *Disable*, then remove the bot from the group and add it again.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "Press *Execute step* in the step that starts the workflow and write to the bot: the message appears in n8n.",
  ],
  problems: [
    {
      message: "401 Unauthorized, or 404 Not Found",
      answer:
        "The token is not whole, or was replaced. Send `/token` to BotFather and copy it again.",
    },
    {
      message: "400 Bad Request: chat not found",
      answer:
        "The ID is wrong, the person has never pressed *Start*, or the bot is not in the group. When a group becomes a *supergroup* its ID changes: look it up again.",
    },
    {
      message: "403 Forbidden: bot was blocked by the user",
      answer: "This person has stopped the bot. Only they can start it again.",
    },
    {
      message: "400 Bad Request: bad webhook: An HTTPS URL must be provided",
      answer:
        "n8n gives Telegram an address without `https://`. Set its own address (`WEBHOOK_URL`).",
    },
    {
      message:
        "n8n can't listen for test executions at the same time as listening for production ones",
      answer:
        "A bot knows one address only. Take the published workflow back while you test, or make a second bot for tests. Two workflows cannot start with the same bot.",
    },
  ],
  sources: [
    { title: "n8n: Telegram credentials", url: DOCS },
    {
      title: "n8n: common issues with Telegram",
      url: "https://docs.n8n.io/integrations/builtin/app-nodes/n8n-nodes-base.telegram/common-issues/",
    },
  ],
};
