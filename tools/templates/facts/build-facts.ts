import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { INodeTypeDescription } from "n8n-workflow";
import { serviceHosts } from "../../../packages/check/src/facts/service-hosts.ts";
import type { CatalogData } from "../../../packages/check/src/facts/catalog-data.ts";
import { RELEASES } from "../install/node-packages.ts";
import { REPOSITORY } from "../library/template-folder.ts";
import { readRelease, type Release } from "./read-release.ts";
import type { Depth } from "./parameter-text.ts";
import { mainOf, typeText } from "./type-data.ts";

/**
 * Writes the facts about n8n's nodes into `packages/check/data`: `nodes.json` for Node.js, and `nodes-light.json` for
 * browsers.
 */
export async function buildFacts(): Promise<boolean> {
  const [newest, oldest] = await Promise.all(RELEASES.map(readRelease));
  if (!newest || !oldest) throw new Error("Facts need the newest and the oldest release.");
  const folder = join(REPOSITORY, "packages", "check", "data");
  mkdirSync(folder, { recursive: true });
  for (const [name, depth] of FILES) {
    const text = factsText(catalogData(oldest, newest, depth));
    writeFileSync(join(folder, name), text);
    const packed = brotliCompressSync(text).length;
    console.log(`${name}: ${kib(text.length)}, ${kib(packed)} brotli`);
  }
  return true;
}

const FILES: [name: string, depth: Depth][] = [
  ["nodes.json", "all"],
  ["nodes-light.json", "required"],
];

function catalogData(oldest: Release, newest: Release, depth: Depth): CatalogData {
  const names = [...new Set([...newest.keys(), ...oldest.keys()])].toSorted();
  const descriptionsOf = (name: string) => newest.get(name) ?? oldest.get(name) ?? [];
  return {
    releases: [RELEASES[1] ?? "", RELEASES[0] ?? ""],
    complete: depth === "all",
    types: names.map((name) => {
      const descriptions = descriptionsOf(name);
      const main = mainOf(descriptions);
      const service = name.endsWith("Trigger")
        ? mainOf(descriptionsOf(name.replace(/Trigger$/, "")))
        : undefined;
      const isShort = depth === "required" && (!main || !isCommon(name, main));
      const [found, before] = [newest.get(name) ?? [], oldest.get(name) ?? []];
      return typeText(name, found, before, service, isShort ? "none" : depth);
    }),
  };
}

/**
 * Whether the facts for browsers contain the required fields of a node. True for n8n's core nodes, for AI nodes, and
 * for nodes of services that this project knows. False for rare nodes, for triggers of services, and for nodes that n8n
 * no longer offers.
 */
function isCommon(name: string, { codex, hidden }: INodeTypeDescription): boolean {
  if (hidden === true || RARE.has(name.replace(/^.*\./, ""))) return false;
  const categories = codex?.categories ?? [];
  if (name.endsWith("Trigger") && !categories.includes("Core Nodes")) return false;
  return (
    categories.includes("Core Nodes") ||
    categories.includes("AI") ||
    serviceHosts(name) !== undefined
  );
}

/** Node types that are rare among about 77,000 steps in public workflows. */
const RARE: ReadonlySet<string> = new Set(
  "alibabaCloud anthropic asana chainRetrievalQa chainSummarization chatHubVectorStorePGVector chatHubVectorStorePinecone chatHubVectorStoreQdrant clickUp compareDatasets compression crypto dateTime discord documentGithubLoader dropbox dynamicCredentialCheck e2eTest e2eTestPollingTrigger editImage embeddingsGoogleVertex embeddingsLemonade embeddingsOracleDb ftp git github googleAnalytics googleBusinessProfile googleBusinessProfileTrigger googleDocs googleGemini googleTasks hubspot intercom itemLists jira jiraTrigger linkedIn lmChatLemonade lmLemonade localFileTrigger mailchimp mattermost mcpRegistryClientTool memoryManager memoryXata microsoftAgent365Trigger microsoftExcel microsoftOneDrive microsoftOneDriveTrigger microsoftOutlook microsoftTeams microsoftTeamsTrigger minimax moonshot mySql n8n nextCloud notion notionTrigger ollama openAiAssistant payPal perplexity pipedrive postgresTrigger quickbooks removeDuplicates retrieverWorkflow salesforce sendInBlue sendInBlueTrigger shopify slackTrigger ssh stripe timeSaved todoist toolSearXng toolWolframAlpha totp trello twitter vectorStoreAzureAISearch vectorStoreChromaDB vectorStoreInMemory vectorStoreMilvus vectorStoreMongoDBAtlas vectorStoreOracleDBVector vectorStorePGVector vectorStorePinecone vectorStoreQdrant vectorStoreRedis vectorStoreSupabase vectorStoreWeaviate vectorStoreZep wooCommerce wordpress xero youTube zendesk zoom".split(
    " ",
  ),
);

/** Writes a line for each node type, so that a diff shows which types a new release has changed. */
function factsText({ types, ...rest }: CatalogData): string {
  const lines = types.map((text) => JSON.stringify(text));
  return `${JSON.stringify(rest).slice(0, -1)},"types":[\n${lines.join(",\n")}\n]}\n`;
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
