import { hiccup } from "./hiccup.js";
import { workOut } from "./work-out.js";

const CASE = { displayName: "Case", name: "case", type: "string", default: "" };

/**
 * Changes a node of n8n: the node contacts a local server in place of its service, and records what it sent.
 * @param instead gets the test case and the node's context, and returns the members of the context to replace
 * @param answerOf gets the node's real output and the test case, and returns what the node outputs
 */
export function putOnTheWire(node, name, instead, answerOf) {
  node.description = { ...node.description, name };
  for (const version of Object.values(node.nodeVersions)) {
    const properties = [...version.description.properties, CASE];
    version.description = { ...version.description, name, properties, credentials: [] };
    const { execute } = version;
    version.execute = async function executeOnTheWire() {
      const given = JSON.parse(this.getNode().parameters.case);
      const told = this.getInputData().map((_, index) => workOut(this, given.parameters, index));
      const tries = hiccup(this, given.hiccups);
      this.setMetadata({ ...tries, told });
      const parts = Object.entries(instead(given, this)).map(([key, value]) => [key, { value }]);
      const context = Object.create(this, Object.fromEntries(parts));
      try {
        return answerOf(await execute.call(context), given);
      } finally {
        const sent = await (await fetch(`${given.origin}/${given.key}`)).json();
        this.setMetadata({ ...tries, told, sent });
      }
    };
  }
}
