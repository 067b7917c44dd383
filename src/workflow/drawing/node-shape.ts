import type { NodePorts, Port } from "#check/read/ports.ts";

/** Returns the size of a node, and the distances of its ports from its top left corner, as in n8n's editor. */
export function shapeOf(ports: NodePorts): NodeShape {
  const mainIn = ports.in.filter((port) => port.kind === "main");
  const mainOut = ports.out.filter((port) => port.kind === "main");
  const aiIn = ports.in.filter((port) => port.kind !== "main");
  const form = formOf(mainIn.length + mainOut.length, aiIn.length);
  const { width, height } = sizeOf(form, mainIn.length, mainOut.length, aiIn.length);
  const isSub = form === "sub" || form === "wide-sub";
  return {
    form: form === "box" && mainIn.length === 0 ? "trigger" : form,
    width,
    height,
    icon: {
      x: form === "agent" || form === "wide-sub" ? 40 : width / 2,
      y: height / 2,
      size: isSub ? 30 : 40,
    },
    inputs: [
      ...mainIn.map((port, k) => ({ ...port, x: 0, y: (height * (k + 1)) / (mainIn.length + 1) })),
      ...aiPlaces(aiIn).map(({ port, place }) => ({ ...port, x: 40 + 48 * place, y: height })),
    ],
    outputs: [
      ...mainOut.map((port, k) => ({
        ...port,
        x: width,
        y: (height * (k + 1)) / (mainOut.length + 1),
      })),
      ...ports.out.filter((port) => port.kind !== "main").map((port) => ({ ...port, x: 40, y: 0 })),
    ],
  };
}

/**
 * Form of a node. `trigger`: the node starts the workflow. `agent`: it uses sub-nodes, such as an AI model. `sub`: it
 * is a sub-node. `wide-sub`: it is a sub-node that uses other sub-nodes.
 */
type NodeForm = "box" | "trigger" | "agent" | "sub" | "wide-sub";
type PlacedPort = Port & { x: number; y: number };
export type NodeShape = {
  form: NodeForm;
  width: number;
  height: number;
  icon: { x: number; y: number; size: number };
  inputs: PlacedPort[];
  outputs: PlacedPort[];
};

function formOf(mainPorts: number, aiInputs: number): NodeForm {
  if (mainPorts === 0) return aiInputs > 0 ? "wide-sub" : "sub";
  return aiInputs > 0 ? "agent" : "box";
}

function sizeOf(form: NodeForm, mainIn: number, mainOut: number, aiIn: number) {
  if (form === "sub") return { width: 80, height: 80 };
  if (form === "wide-sub") return { width: 240, height: 80 };
  const height = 96 + 32 * Math.max(0, Math.max(mainIn, mainOut, 1) - 2);
  return { width: form === "agent" ? 80 + 48 * (Math.max(4, aiIn) - 1) : 96, height };
}

/** Places the ports for sub-nodes in a row: required ones from its left end on, optional ones at its right end. */
function aiPlaces(ports: Port[]): { port: Port; place: number }[] {
  const places = Math.max(4, ports.length);
  const required = ports.filter((port) => port.required);
  const optional = ports.filter((port) => !port.required);
  return ports.map((port) => ({
    port,
    place: port.required
      ? required.indexOf(port)
      : places - optional.length + optional.indexOf(port),
  }));
}
