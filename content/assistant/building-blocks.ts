// Steps of workflows. If no template does a task, the assistant names the steps that the task takes, each of which can be
// built in n8n. The words by which it recognizes them are in building-block-words.ts.
import type { buildingBlockWords } from "./building-block-words.ts";

/** The texts continue "What you describe takes …" and "Was Sie beschreiben, braucht …". */
interface BuildingBlock {
  id: keyof typeof buildingBlockWords;
  en: string;
  de: string;
}

/** In the order in which a workflow usually has these steps. */
export const buildingBlocks: readonly BuildingBlock[] = [
  { id: "schedule", en: "a start at a fixed time", de: "einen Start zu fester Zeit" },
  { id: "form", en: "a form that people fill in", de: "ein Formular, das jemand ausfüllt" },
  { id: "mailbox", en: "reading a mailbox", de: "das Lesen eines Postfachs" },
  { id: "pdf", en: "PDF files", de: "PDF-Dateien" },
  {
    id: "photos",
    en: "photos, scans or handwriting (read with more mistakes than print)",
    de: "Fotos, Scans oder Handschrift (mit mehr Lesefehlern als bei Druck)",
  },
  {
    id: "receipts",
    en: "reading receipts or invoices",
    de: "das Lesen von Belegen oder Rechnungen",
  },
  { id: "speech", en: "turning speech into text", de: "das Umwandeln von Sprache in Text" },
  {
    id: "phone",
    en: "phone calls through a telephone service with an interface (API)",
    de: "Anrufe über einen Telefondienst mit Schnittstelle (API)",
  },
  {
    id: "table",
    en: "a table, such as one in Excel or Google Sheets",
    de: "eine Tabelle, etwa in Excel oder Google Sheets",
  },
  {
    id: "export",
    en: "a file that another program exports",
    de: "eine Datei, die ein anderes Programm exportiert",
  },
  { id: "folder", en: "a folder of files", de: "einen Ordner mit Dateien" },
  { id: "calendar", en: "a calendar", de: "einen Kalender" },
  {
    id: "portal",
    en: "inquiries that a portal emails to you",
    de: "Anfragen, die ein Portal Ihnen per E-Mail schickt",
  },
  { id: "orders", en: "your orders or your stock", de: "Ihre Bestellungen oder Ihren Bestand" },
  {
    id: "bank",
    en: "a file for your bank, which you release there yourselves",
    de: "eine Datei für Ihre Bank, die Sie dort selbst freigeben",
  },
  { id: "duplicates", en: "a check for duplicates", de: "eine Prüfung auf Doppeltes" },
  {
    id: "conditions",
    en: "conditions that decide what happens to whom",
    de: "Bedingungen, die entscheiden, was mit wem geschieht",
  },
  {
    id: "wait",
    en: "a wait of hours, days or months",
    de: "ein Warten von Stunden, Tagen oder Monaten",
  },
  {
    id: "stop",
    en: "a stop as soon as somebody has answered",
    de: "ein Ende, sobald jemand geantwortet hat",
  },
  { id: "limit", en: "a limit on how often it writes", de: "eine Grenze, wie oft es schreibt" },
  {
    id: "ai",
    en: "an AI that reads, sorts or words texts",
    de: "eine KI, die Texte liest, sortiert oder formuliert",
  },
  { id: "languages", en: "texts in more than one language", de: "Texte in mehr als einer Sprache" },
  {
    id: "approval",
    en: "a draft that you approve before it leaves",
    de: "einen Entwurf, den Sie freigeben, bevor er hinausgeht",
  },
  { id: "document", en: "filling in a document", de: "das Ausfüllen eines Dokuments" },
  {
    id: "signature",
    en: "a signature through a service for signatures",
    de: "eine Unterschrift über einen Signaturdienst",
  },
  {
    id: "report",
    en: "adding up numbers into a report",
    de: "das Zusammenrechnen von Zahlen zu einem Bericht",
  },
  {
    id: "batches",
    en: "going through a long list in batches",
    de: "das Abarbeiten einer langen Liste in Portionen",
  },
  {
    id: "email",
    en: "an email that goes out by itself",
    de: "eine E-Mail, die von selbst hinausgeht",
  },
  { id: "sms", en: "text messages", de: "SMS" },
  {
    id: "whatsapp",
    en: "WhatsApp through its Business Platform",
    de: "WhatsApp über dessen Business Platform",
  },
  {
    id: "print",
    en: "printing through a service, since n8n itself does not print",
    de: "das Drucken über einen Dienst, weil n8n selbst nicht druckt",
  },
  {
    id: "letters",
    en: "letters through a service for post",
    de: "Briefe über einen Dienst für Post",
  },
  {
    id: "networks",
    en: "publishing through the networks' own interfaces",
    de: "das Veröffentlichen über die Schnittstellen der Netzwerke",
  },
  {
    id: "notice",
    en: "a notice to you when something fails or is missing",
    de: "eine Nachricht an Sie, wenn etwas scheitert oder fehlt",
  },
];
