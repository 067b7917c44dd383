/** A part of a text. `marked` is true for a part in [square brackets]. */
type Piece = { text: string; marked: boolean };

export function readMarks(text: string): Piece[] {
  return text
    .split(/\[([^\]]*)\]/)
    .map((piece, position) => ({ text: piece, marked: position % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
