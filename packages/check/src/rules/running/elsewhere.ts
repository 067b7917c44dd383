import { shortType } from "../../facts/node-kinds.ts";
import { isRecord } from "../../read/edges.ts";
import { STAND_IN } from "../fields/stand-ins.ts";
import { LOCAL } from "../requests/requests.ts";
import type { Rule } from "../rule.ts";
import { inField, inStep } from "../wording.ts";

export const needsAnotherWorkflow: Rule = {
  id: "needs-another-workflow",
  level: "worth-knowing",
  check: (subject) =>
    subject.steps
      .filter(
        ({ type, disabled }) =>
          disabled !== true && /^(?:executeWorkflow|toolWorkflow)$/.test(type.replace(/^.*\./, "")),
      )
      .filter(({ parameters }) => {
        const called = isRecord(parameters["workflowId"])
          ? parameters["workflowId"]["value"]
          : parameters["workflowId"];
        const source = parameters["source"] ?? "database";
        return (
          source === "database" &&
          typeof called === "string" &&
          called !== "" &&
          !called.startsWith("=") &&
          !STAND_IN.test(called)
        );
      })
      .map(({ name }) =>
        inStep(
          [name],
          "calls another workflow by its number, so it runs only where that workflow exists too.",
        ),
      ),
  mend: "Import the other workflow too, and choose it in the step.",
};

export const localAddress: Rule = {
  id: "local-address",
  whenReached: true,
  level: "can-hurt",
  check: (subject) =>
    subject.steps.flatMap((node) => {
      if (shortType(node.type) !== "httpRequest") return [];
      const { url } = node.parameters;
      if (typeof url !== "string") return [];
      if (/\/webhook-test\//.test(url))
        return inField(
          node,
          "url",
          "calls a test address of a webhook, which answers only while somebody watches in the editor.",
          { mend: 'Use the production address of the webhook ("/webhook/").' },
        );
      if (LOCAL.test(url) || TUNNEL.test(url))
        return inField(
          node,
          "url",
          "calls an address of one machine or one network, so it fails wherever n8n does not run there.",
          { level: "worth-knowing" },
        );
      return [];
    }),
  mend: "Write the address under which the service can be reached from your n8n.",
};

/** Matches addresses of tunnel services, which make a computer reachable from the internet for an hour or a day. */
const TUNNEL = /\.(?:ngrok(?:-free)?\.(?:app|dev|io)|loca\.lt|trycloudflare\.com)\b/;
