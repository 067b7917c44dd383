import { Navigate } from "react-router";

export default function Entrance() {
  return <Navigate to="/admin/today" replace />;
}
