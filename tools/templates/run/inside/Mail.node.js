import { createRequire } from "node:module";
import { putOnTheWire } from "./on-the-wire.js";

const { EmailSend } = createRequire(process.argv[1])(
  "n8n-nodes-base/dist/nodes/EmailSend/EmailSend.node.js",
);

/**
 * n8n's own Send Email node, which sends to a local mail server. The node outputs the answer that the test case
 * contains, because the mail server's answer contains times and would differ from run to run.
 */
export class Mail extends EmailSend {
  constructor() {
    super();
    putOnTheWire(
      this,
      "mail",
      ({ key, smtpPort }) => ({
        getCredentials: async () => ({
          host: "127.0.0.1",
          port: smtpPort,
          secure: false,
          disableStartTls: true,
          user: key,
          password: key,
        }),
      }),
      (_, { answer }) => [answer.map((json, item) => ({ json, pairedItem: { item } }))],
    );
  }
}
