// Texts that say what to do in n8n with what was copied. They are loaded with the download dialog.

export const afterCopying = {
  workflow: "Click on an empty canvas in n8n and press Ctrl+V (on a Mac, Cmd+V).",
  link: "In n8n, open a new workflow, then the menu (⋯) at the top, and choose “Import from URL”.",
};
