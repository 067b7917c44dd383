/** Recognizes an n8n workflow. The browser does not send it, because the assistant cannot read workflows. */
export function looksLikeWorkflow(text: string): boolean {
  return (
    /["“”]nodes["“”]\s*:\s*\[/.test(text) ||
    (/["“”]type["“”]\s*:\s*["“”](?:n8n-nodes-base|@n8n\/)/.test(text) && text.includes("{"))
  );
}
