import { Navigate } from "react-router";

/** The first page of the back office. */
export default function Entrance() {
  return <Navigate to="/admin/today" replace />;
}
