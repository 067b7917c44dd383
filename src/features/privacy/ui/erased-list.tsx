import type { ErasureResult } from "../contract.ts";

export function ErasedList({ erased }: Pick<ErasureResult, "erased">) {
  return (
    <ul className="list-disc ps-5 empty:hidden">
      {erased.map(({ what, count }) => (
        <li key={what}>
          {what}: {count}
        </li>
      ))}
    </ul>
  );
}
