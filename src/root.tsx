import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from "react-router";
import { brand } from "#content/site/brand.ts";
import { failure, noTemplate, notFound } from "#content/site/errors/not-found.ts";
import { seo } from "#content/site/seo.ts";
import { HeadScript } from "#delivery/head/head-script.tsx";
import { businessLoaded, isBusinessOutdated } from "#client/business-change.ts";
import { useReturnFocus } from "#client/navigation/return-focus.ts";
import { useSite, type Site as SiteFacts } from "#client/site.ts";
import { AccentStyle } from "#delivery/head/accent-style.tsx";
import { Styles } from "#delivery/head/styles.tsx";
import { useCounting } from "#features/analytics/client/use-counting.ts";
import { AuthProvider } from "#features/auth/client/session/auth-provider.tsx";
import { SERVICE_META } from "#features/auth/client/session/backend.ts";
import { CHECKUP_PATH } from "#features/checkup/contract.ts";
import { ChatLauncher } from "#features/chat/ui/launcher.tsx";
import { ErrorPage } from "#features/shell/ui/error-page.tsx";
import { Shell } from "#features/shell/ui/shell.tsx";
import { requestContext } from "#platform/http/context.ts";
import { caseStudies } from "#content/landing/case-studies.ts";
import { appliedBrand, applyBrand } from "#shared/business/apply-brand.ts";
import { isImprintServed } from "#shared/imprint/imprint.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/root";
import icon from "../public/favicon.svg?inline";

export function loader({ context }: Route.LoaderArgs) {
  const { platform, origin } = context.get(requestContext);
  const { supabase } = platform.config;
  return {
    origin,
    accountService: supabase && { url: supabase.url, key: supabase.anonKey },
    // A hosted account service has its own setting for sign-up.
    signUpOpen: supabase !== undefined || platform.config.signUp,
    brand: appliedBrand(),
    year: platform.now().getFullYear(),
    leftOut: [
      ...(caseStudies.shown.length === 0 ? ["testimonials"] : []),
      ...(isImprintServed(platform.config.mode) ? [] : ["/imprint"]),
    ],
    ...(platform.config.cdnSeconds > 0 && { isBehindCdn: true }),
  } satisfies SiteFacts;
}

/** The list lacks `/favicon.ico` and `/apple-touch-icon.png`, because browsers find these by their names. */
export const links: Route.LinksFunction = () => [
  brand.logo
    ? { rel: "icon", href: brand.logo }
    : // The icon is part of the page. Browsers would fetch a file at once, beside the files of the first paint.
      { rel: "icon", href: icon, type: "image/svg+xml" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta: Route.MetaFunction = ({ error, loaderData, location }) => {
  if (error === undefined) return [{ title: seo.siteName }];
  const { title, description } = isMissing(error)
    ? seo.notFound
    : { title: failure.heading, description: failure.intro };
  const origin = loaderData?.origin ?? "";
  return pageMeta({ origin, path: location.pathname, title, description, listed: false });
};

// Loads the data again only if staff have changed the settings of the business.
export const shouldRevalidate = isBusinessOutdated;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const site = await serverLoader();
  businessLoaded();
  return site;
}

export function Layout({ children }: { children: ReactNode }) {
  const { accountService: hosted, brand: changes } = useSite();
  // The server has already applied the settings of the business.
  if (!import.meta.env.SSR) applyBrand(changes);
  return (
    <html lang={brand.locale} data-theme={brand.defaultTheme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {hosted && <meta name={SERVICE_META} content={hosted.url} data-key={hosted.key} />}
        <Links />
        <HeadScript />
        <Styles />
        <AccentStyle />
      </head>
      <body>
        {children}
        <ChatLauncher />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Site() {
  const { pathname } = useLocation();
  useCounting();
  useReturnFocus();
  return (
    <AuthProvider isOffline={pathname === CHECKUP_PATH}>
      <Shell>
        <Outlet />
      </Shell>
    </AuthProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const what = pathname.startsWith("/templates/") ? noTemplate : notFound;
  return (
    <Shell>
      <ErrorPage {...(isMissing(error) ? what : failure)} />
    </Shell>
  );
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
