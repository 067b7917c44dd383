// Texts about files that people send along with a message, and staff with an answer.
export const files = {
  label: "Files",
  hint: "Up to {count} pictures, PDFs or workflows (.json), {size} in total.",
  example: "Such as a photo of a delivery note.",
  sent: "Files",
  problems: {
    tooMany: "Please choose at most {count} files.",
    tooLarge: "The files are too large: {size} together at most. Please choose smaller ones.",
    empty: "“{name}” is empty. Please choose it again.",
    type: "“{name}” is neither a picture (JPEG, PNG, WebP, GIF, HEIC, AVIF) nor a PDF nor a workflow (JSON). Please send it as one of these.",
    unreadable: "This form could not be read. Please send it again.",
    again: "Please choose the files again: a browser does not keep them.",
  },
} as const;
