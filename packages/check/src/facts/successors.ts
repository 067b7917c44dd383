/**
 * The nodes that replace a node type which n8n has removed or retired, by their names in n8n's editor. In the types,
 * `@` stands for the package of the AI nodes, as in the catalog of node types.
 */
export const SUCCESSORS: Readonly<Record<string, string>> = {
  cron: "Schedule Trigger",
  function: "Code",
  functionItem: "Code, running once for each item",
  htmlExtract: "HTML",
  iCal: "Convert to File",
  interval: "Schedule Trigger",
  itemLists: "Split Out, Aggregate, Sort, Limit, Summarize or Remove Duplicates",
  moveBinaryData: "Convert to File or Extract from File",
  openAi: "OpenAI (the newer one, among the AI nodes)",
  readBinaryFile: "Read/Write Files from Disk",
  readBinaryFiles: "Read/Write Files from Disk",
  readPDF: "Extract from File",
  spreadsheetFile: "Convert to File or Extract from File",
  workflowTrigger: "n8n Trigger",
  writeBinaryFile: "Read/Write Files from Disk",
  "@documentBinaryInputLoader": "Default Data Loader",
  "@documentJsonInputLoader": "Default Data Loader",
  "@lmOpenAi": "OpenAI Chat Model",
  "@manualChatTrigger": "Chat Trigger",
  "@openAiAssistant": "OpenAI",
  "@toolHttpRequest": "HTTP Request, used as a tool",
  "@vectorStoreInMemoryInsert": "Simple Vector Store",
  "@vectorStoreInMemoryLoad": "Simple Vector Store",
  "@vectorStorePineconeInsert": "Pinecone Vector Store",
  "@vectorStorePineconeLoad": "Pinecone Vector Store",
  "@vectorStoreSupabaseInsert": "Supabase Vector Store",
  "@vectorStoreSupabaseLoad": "Supabase Vector Store",
  "@vectorStoreZepInsert": "another vector store",
  "@vectorStoreZepLoad": "another vector store",
};

/** Node types that n8n removed before release 2.0. */
export const REMOVED_BEFORE: ReadonlySet<string> = new Set(
  ["crowdDev", "crowdDevTrigger", "spontit", "kitemaker", "automizy"].map(
    (name) => `n8n-nodes-base.${name}`,
  ),
);
