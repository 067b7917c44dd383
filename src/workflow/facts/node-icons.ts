/**
 * Returns the icon of a node type; a box if no icon is known for the type. The icons come from open icon sets, because
 * the license of n8n's own icons forbids their use.
 */
export function nodeIcon(type: string): NodeIcon {
  return knownIcon(type) ?? { set: "lucide", name: "Box" };
}

export function knownIcon(type: string): NodeIcon | undefined {
  const short = type.replace(/^.*\./, "").replace(/Tool$/, "");
  const plain = short.replace(/Trigger$/, "");
  const brand =
    ownValue(BRANDS, plain) ??
    BRAND_PREFIXES.find(([part]) => plain.toLowerCase().includes(part))?.[1];
  const symbol = ownValue(SYMBOLS, short);
  if (symbol) return { set: "lucide", name: symbol };
  if (brand) return { set: "simple-icons", name: brand };
  const plainSymbol = ownValue(SYMBOLS, plain);
  return plainSymbol ? { set: "lucide", name: plainSymbol } : undefined;
}

/**
 * Looks up a name in a table. Inherited properties do not count: every object inherits "constructor", and a workflow
 * file may contain a type with this name.
 */
function ownValue(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/**
 * `name`: name by which the package exports the icon, such as `Split` in `lucide-react`, or `siGmail` in
 * `simple-icons`.
 */
export type NodeIcon = { set: "lucide" | "simple-icons"; name: string };

/**
 * Maps n8n's node types to the logo of their brand in `simple-icons`, such as `gmail` to `siGmail`. Each entry of the
 * list has the form `node=Brand`. In an entry without "=", the name of the node type is also the name of the brand.
 */
const BRANDS: Record<string, string> = Object.fromEntries(
  "airtable asana baserow calendly clickUp discord dropbox facebookGraphApi=Facebook facebookLeadAds=Facebook github gmail googleAnalytics googleBusinessProfile=Google googleCalendar googleDocs googleDrive googleSheets googleSlides googleTasks hubspot intercom jira mailchimp mailgun mattermost mySql nextCloud notion payPal postgres=Postgresql quickbooks redis rssFeedRead=Rss sendInBlue=Brevo shopify stripe supabase telegram todoist trello twitter=X whatsApp wordpress xero youTube zendesk zoom"
    .split(" ")
    .map((entry) => {
      const [node = "", brand = node] = entry.split("=");
      return [node, `si${brand.charAt(0).toUpperCase()}${brand.slice(1).toLowerCase()}`];
    }),
);

const BRAND_PREFIXES: [string, string][] = [
  ["postgres", "siPostgresql"],
  ["pgvector", "siPostgresql"],
  ["anthropic", "siAnthropic"],
  ["gemini", "siGooglegemini"],
  ["mistral", "siMistralai"],
  ["ollama", "siOllama"],
  ["qdrant", "siQdrant"],
  ["supabase", "siSupabase"],
];

const SYMBOLS: Record<string, string> = {
  agent: "Bot",
  aggregate: "Combine",
  chainLlm: "Sparkles",
  chainSummarization: "TextAlignStart",
  chatTrigger: "MessageCircle",
  code: "Braces",
  compareDatasets: "GitCompare",
  crypto: "FingerprintPattern",
  dataTable: "Table2",
  dateTime: "CalendarClock",
  documentDefaultDataLoader: "FileText",
  emailReadImap: "Inbox",
  emailSend: "Mail",
  embeddingsOpenAi: "Waypoints",
  errorTrigger: "TriangleExclamationPoint",
  executeWorkflow: "CornerDownRight",
  executeWorkflowTrigger: "CornerDownRight",
  extractFromFile: "FileSearch",
  convertToFile: "FileOutput",
  filter: "Funnel",
  form: "ClipboardList",
  formTrigger: "ClipboardList",
  html: "CodeXml",
  httpRequest: "Globe",
  if: "Split",
  informationExtractor: "ScanText",
  jotForm: "ClipboardPen",
  limit: "ListEnd",
  linkedIn: "Share2",
  lmChatOpenAi: "BrainCircuit",
  manualTrigger: "MousePointerClick",
  markdown: "Hash",
  memoryBufferWindow: "MemoryStick",
  merge: "Merge",
  microsoftExcel: "Sheet",
  microsoftOneDrive: "Cloud",
  microsoftOutlook: "Mail",
  microsoftTeams: "MessagesSquare",
  n8n: "Workflow",
  noOp: "CircleDot",
  openAi: "BrainCircuit",
  outputParserStructured: "ListChecks",
  pipedrive: "Handshake",
  removeDuplicates: "CopyMinus",
  respondToWebhook: "Reply",
  salesforce: "Handshake",
  scheduleTrigger: "Clock",
  sentimentAnalysis: "FaceSlightlySmiling",
  set: "SlidersHorizontal",
  slack: "MessageSquareText",
  sort: "ArrowUpDown",
  splitInBatches: "Repeat",
  splitOut: "Ungroup",
  stopAndError: "OctagonX",
  summarize: "Sigma",
  switch: "Signpost",
  textClassifier: "Tags",
  textSplitterRecursiveCharacterTextSplitter: "Scissors",
  toolCode: "Braces",
  toolHttpRequest: "Globe",
  toolWorkflow: "CornerDownRight",
  twilio: "Smartphone",
  wait: "Hourglass",
  webhook: "Webhook",
  // The logos of these brands consist of words that nobody can read at the size of an icon. A general icon takes their
  // place.
  typeform: "ClipboardPen",
  wooCommerce: "ShoppingBag",
};

export const ALL_NODE_ICONS: NodeIcon[] = [
  ...[...new Set([...Object.values(BRANDS), ...BRAND_PREFIXES.map(([, name]) => name)])].map(
    (name) => ({ set: "simple-icons" as const, name }),
  ),
  ...[...new Set([...Object.values(SYMBOLS), "Box"])].map((name) => ({
    set: "lucide" as const,
    name,
  })),
];
