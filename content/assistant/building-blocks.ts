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
  { id: "form", en: "a form", de: "ein Formular" },
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
    en: "a table (Excel, Google Sheets)",
    de: "eine Tabelle (Excel, Google Sheets)",
  },
  {
    id: "export",
    en: "a file exported from another program",
    de: "eine Exportdatei eines anderen Programms",
  },
  { id: "folder", en: "a folder of files", de: "einen Ordner mit Dateien" },
  { id: "calendar", en: "a calendar", de: "einen Kalender" },
  {
    id: "portal",
    en: "inquiries by email from a portal",
    de: "Anfragen eines Portals per E-Mail",
  },
  { id: "orders", en: "your orders or your stock", de: "Ihre Bestellungen oder Ihren Bestand" },
  {
    id: "bank",
    en: "a file for your bank (released by you)",
    de: "eine Datei für Ihre Bank (freigegeben von Ihnen)",
  },
  { id: "duplicates", en: "a check for duplicates", de: "eine Prüfung auf Doppeltes" },
  {
    id: "conditions",
    en: "conditions for what happens to whom",
    de: "Bedingungen für die einzelnen Fälle",
  },
  {
    id: "wait",
    en: "a wait of hours, days or months",
    de: "ein Warten von Stunden, Tagen oder Monaten",
  },
  {
    id: "stop",
    en: "a look whether somebody has answered",
    de: "eine Prüfung auf Antworten",
  },
  { id: "limit", en: "a limit on the number of messages", de: "eine Höchstzahl von Nachrichten" },
  {
    id: "ai",
    en: "an AI for reading, sorting or wording",
    de: "eine KI zum Lesen, Sortieren oder Formulieren",
  },
  { id: "languages", en: "texts in more than one language", de: "Texte in mehr als einer Sprache" },
  {
    id: "approval",
    en: "a draft for your approval",
    de: "einen Entwurf zu Ihrer Freigabe",
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
    en: "an email",
    de: "eine E-Mail",
  },
  { id: "sms", en: "text messages", de: "SMS" },
  {
    id: "whatsapp",
    en: "WhatsApp through its Business Platform",
    de: "WhatsApp über dessen Business Platform",
  },
  {
    id: "print",
    en: "printing (through a service)",
    de: "das Drucken (über einen Dienst)",
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
    en: "a notice to you",
    de: "eine Meldung an Sie",
  },
];
