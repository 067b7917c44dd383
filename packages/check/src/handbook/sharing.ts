import type { Entry, Example } from "./entry.ts";

const call = (headers: object[]): Example => ({
  steps: {
    Start: ["manualTrigger"],
    Call: [
      "httpRequest@4.3",
      { url: "https://api.example.com", headerParameters: { parameters: headers } },
    ],
  },
});
const PLAIN = call([]);
const mail = (sendTo: string, settings: object = {}): Example => ({
  steps: {
    Start: ["manualTrigger"],
    Send: ["gmail@2.2", { sendTo, subject: "Hi", message: "Hi" }, settings],
  },
});
const sheet = (documentId: object): Example => ({
  steps: { Start: ["manualTrigger"], Read: ["googleSheets@4.7", { documentId }] },
});

export const SHARING: Entry[] = [
  {
    rule: "secret-in-file",
    title: "Keys and passwords are kept in credentials, not in the file.",
    why: "A file is passed on, put into a repository, pasted into a forum. Whoever gets it can use the key.",
    bad: call([{ name: "X-Api-Key", value: "8f2kd93jf0aldk39fj20" }]),
    good: PLAIN,
  },
  {
    rule: "pinned-data",
    title: "The file holds no data that was pinned for trying out.",
    why: "Pinned data is what really came in: names, addresses, orders of real people.",
    bad: { ...PLAIN, file: { pinData: { Start: [{ json: { name: "Ada" } }] } } },
    good: PLAIN,
  },
  {
    rule: "personal-data",
    title: "No address or document of a real person stands in the file.",
    why: "Whoever imports the workflow would write to your customer, or read your document.",
    bad: mail("ada@meyer-hotels.com"),
    good: mail("ada@example.com"),
  },
  {
    rule: "installation-marks",
    title: "The file tells nothing about the n8n in which it was made.",
    why: "Ids of credentials and of the installation mean nothing elsewhere, and tell more than was meant.",
    bad: mail("ada@example.com", {
      credentials: { gmailOAuth2: { id: "7", name: "Ada's Gmail" } },
    }),
    good: mail("ada@example.com"),
  },
  {
    rule: "own-resources",
    title: "Sheets, channels and folders of the owner stand in one place.",
    why: "The next owner has other ones and finds them more easily in one Set node than in twelve steps.",
    bad: sheet({ __rl: true, mode: "id", value: "1x2y3z" }),
    good: sheet({ __rl: true, mode: "id", value: "={{ $json.sheet }}" }),
  },
];
