import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { N8nClient } from "./server/n8n-client.ts";

/**
 * Makes credentials with which nodes fail as if their service were down: addresses in the credentials are closed ports,
 * and so is the proxy for all other requests (see `startServer`). Without any credentials, two kinds of nodes would end
 * the whole run: sub-nodes (such as an AI model), and declarative nodes, which have no code of their own.
 * @returns a function that returns, for a node type, the credentials to add to a node of this type
 */
export async function closedDoors(
  client: N8nClient,
  { nodes }: Pick<WorkflowFile, "nodes">,
): Promise<(type: string) => { credentials?: object }> {
  const ids = new Map<string, string>();
  for (const { types, type, data } of CLOSED_DOORS)
    if (nodes.some((node) => types.test(node.type)))
      ids.set(type, await client.credential(type, data));
  return (nodeType) => {
    const door = CLOSED_DOORS.find(({ types }) => types.test(nodeType));
    return door
      ? { credentials: { [door.type]: { id: ids.get(door.type), name: door.type } } }
      : {};
  };
}

const CLOSED_DOORS = [
  {
    types: /\.(lmChatOpenAi|embeddingsOpenAi)$/,
    type: "openAiApi",
    data: { apiKey: "closed", url: "http://127.0.0.1:9/v1" },
  },
  {
    types: /\.lmChatOllama$/,
    type: "ollamaApi",
    data: { baseUrl: "http://127.0.0.1:9" },
  },
  {
    types: /\.lmChatMistralCloud$/,
    type: "mistralCloudApi",
    data: { apiKey: "closed" },
  },
  {
    types: /\.memoryPostgresChat$/,
    type: "postgres",
    data: { host: "127.0.0.1", port: 9, database: "closed", user: "closed", password: "closed" },
  },
  {
    types: /\.emailSend$/,
    type: "smtp",
    data: { host: "127.0.0.1", port: 9, user: "closed", password: "closed", secure: false },
  },
  {
    types: /\.whatsApp$/,
    type: "whatsAppApi",
    data: { accessToken: "closed", businessAccountId: "closed" },
  },
];
