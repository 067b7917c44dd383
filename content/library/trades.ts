// Trades for which the library has no template of their own. A visitor who searches for one reads what such a business
// needs, and that the templates are not made for this trade alone.

export type Trade = {
  /** The kind of business, as visitors read it behind the word that they typed. */
  name: string;
  /** The needs of such a business, as visitors read them. */
  needs: string;
  /** The templates' own words for these needs, the most important first. */
  finds: string;
  /** People's words for the trade, in English and German. */
  synonyms: string;
};

export const trades: readonly Trade[] = [
  {
    name: "trade business",
    needs: "quotes that are followed up, appointments, payment reminders and reviews",
    finds: "trade business, trade offers, appointments, send payment reminders, reviews",
    synonyms:
      "electrician, plumber, handyman, craftsman, craftsmen, craft business, tradesman, tradesmen, tradesperson, tradespeople, contractor, builder, roofer, carpenter, joiner, painter, decorator, tiler, plasterer, landscaper, gardener, heating engineer, locksmith, chimney sweep, Elektriker, Elektrobetrieb, Klempner, Installateur, Handwerker, Handwerk, Handwerksbetrieb, Dachdecker, Tischler, Schreiner, Maler, Malerbetrieb, Fliesenleger, Zimmerer, Zimmermann, Heizungsbauer, Gärtner, Landschaftsbau, Sanitär, Monteur, Schlosser, Maurer, Bauunternehmen, Schornsteinfeger, mason, bricklayer, glazier, welder, metalworker, scaffolder, flooring, floor layer, dry lining, HVAC, air conditioning, plumbing, roofing, carpentry, solar installer, solar company, pest control, exterminator, appliance repair, kitchen fitter, window fitter, construction, construction company, building company, building site, renovation, stonemason, trades, heating, solar, Glaser, Glaserei, Trockenbau, Trockenbauer, Raumausstatter, Stuckateur, Kälte, Klimatechnik, Klimaanlagen, Solarteur, Solateur, Photovoltaik, Solaranlagen, Steinmetz, Bodenleger, Parkettleger, Schweißer, Metallbau, Metallbauer, Gerüstbau, Gerüstbauer, Tiefbau, Hochbau, Baufirma, Bauunternehmer, Baugewerbe, Baustelle, Zimmerei, Schreinerei, Tischlerei, Dachdeckerei, Schlosserei, Klempnerei, Spengler, Malermeister, Elektromeister, Elektroinstallateur, Elektroinstallation, Handwerksmeister, Meisterbetrieb, SHK, Heizung, Ofenbauer, Kaminbauer, Küchenbauer, Fensterbauer, Kammerjäger",
  },
  {
    name: "garage",
    needs: "customers called back for the next service, appointments, quotes and reviews",
    finds: "recall customers, appointments, trade business, payment reminders, reviews",
    synonyms:
      "garage, garages, car repair, car repair shop, repair shop, mechanic, car workshop, car dealer, tyre service, bike shop, Autowerkstatt, Werkstatt, Kfz-Werkstatt, KFZ, Autohaus, Reifenservice",
  },
  {
    name: "salon",
    needs: "appointments that are kept, customers called back, birthday greetings and reviews",
    finds: "salon customers, appointments, recall customers, birthday, reviews",
    synonyms:
      "hair salon, salon, salons, hairdresser, barber, barbershop, beauty salon, beautician, nail salon, nail studio, spa, massage, massage therapist, tattoo studio, dog groomer, Friseur, Friseurin, Friseursalon, Frisör, Kosmetik, Kosmetikerin, Kosmetikstudio, Nagelstudio, Barbier, Barbershop, Tattoostudio, Massagepraxis, Hundesalon",
  },
  {
    name: "online shop",
    needs: "stock, orders, returns and questions of buyers",
    finds: "e-commerce, shop, stock, returns, orders",
    synonyms:
      "reseller, resellers, reselling, dropshipping, dropshipper, ebay, amazon seller, etsy, marketplace seller, Wiederverkäufer, Wiederverkauf",
  },
  {
    name: "small business",
    needs:
      "quotes that are followed up, inquiries that are answered, payment reminders and reviews",
    finds: "offers, send payment reminders, inquiries, reviews",
    synonyms:
      "small business, small businesses, small company, self-employed, sole trader, photographer, videographer, event planner, wedding planner, caterer, cleaning company, cleaner, moving company, architect, bakery, butcher, florist, Fotograf, Fotografin, Hochzeitsplaner, Eventagentur, Reinigungsfirma, Gebäudereinigung, Umzugsunternehmen, Architekt, Architekturbüro, Bäckerei, Metzgerei, Blumenladen, Florist, baker, jeweler, jewelry, watchmaker, goldsmith, tailor, shoemaker, interior designer, surveyor, window cleaner, janitor, funeral home, undertaker, print shop, Bäcker, Konditor, Konditorei, Metzger, Fleischer, Fleischerei, Uhrmacher, Goldschmied, Juwelier, Schneider, Schneiderei, Schuhmacher, Schuster, Innenarchitekt, Vermessungsbüro, Fensterputzer, Hausmeister, Hausmeisterservice, Bestatter, Bestattung, Druckerei, Küchenstudio, Kleinunternehmen, Kleinunternehmer, Kleinbetrieb, KMU, Gewerbe, Selbstständige",
  },
];
