import { KeysView } from "./ui/keys-view.tsx";

export default function ApiPage() {
  return <KeysView />;
}
