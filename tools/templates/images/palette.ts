/** The colors of the library's images: the site's dark theme, with the gradient as light on the edges. */
export const palette = {
  canvas: "#0b0910",
  dot: "#1f1b29",
  section: "#121019",
  sectionEdge: "#25212f",
  node: "#1a1724",
  nodeEdge: "#3a3448",
  holder: "#ffffff",
  ink: "#2a1a4a",
  port: "#6f6883",
  title: "#f5f3f9",
  label: "#dcd8e6",
  muted: "#b3adc2",
  from: "#ffaa40",
  to: "#9c40ff",
};
