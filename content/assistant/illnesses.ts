// Words by which the chat notices somebody's diagnosis, which it removes before anything is stored or
// passed on. Regular expressions without capitals.
interface Illnesses {
  names: readonly string[];
  /** Words that show that a sentence is about one person. */
  somebody: readonly string[];
  /** Words after the name of an illness that show that it is somebody's trade, such as "burnout coach". */
  trades: readonly string[];
  /**
   * Words after the name of an illness for a treatment or its place. "Depression therapy" is a trade in "we offer
   * depression therapy", and a diagnosis in "she is in depression therapy".
   */
  treatments: readonly string[];
}

export const illnesses: Illnesses = {
  names: list(
    "diabetes(?: typ[e]? ?[12])?, diabetic, diabetiker(?:in)?, cancer, leukemia, leukaemia, lymphoma, tumou?r, hiv, aids, hepatitis(?: [abc])?, depression, depressions, depressive, bipolar(?: disorder)?, schizophrenia, schizophrenic, dementia, alzheimer(?:['’]s)?, parkinson(?:['’]s)?, multiple sclerosis, epilepsy, epileptic, asthma, copd, tuberculosis, burn-?out, anorexia, bulimia, ptsd, adhd, autism, autistic, miscarriage, stroke, heart attack, heart failure, crohn(?:['’]s)?, std, syphilis, chlamydia, alcoholism, alcoholic, addiction, borderline, anxiety, panic attacks?, eating disorder, hysterectomy, chemo(?:therapy)?, dialysis, (?:high[- ]risk )?pregnancy, pregnant, insulin, metformin, valproate, antidepressants?, methadone, " +
      "zuckerkrank, \\p{L}{0,20}krebs, \\p{L}{0,20}karzinome?, carcinoma, \\p{L}{0,20}sarkom, melanoma?, metasta\\p{L}+, \\p{L}{0,20}tumor, leukämie, depressionen, depressiv, schizophrenie, demenz, dement, epilepsie, tuberkulose, magersucht, bulimie, adhs, autismus, autistisch, fehlgeburt, schlaganfall, herzinfarkt, herzinsuffizienz, morbus \\p{L}+, alkoholkrank, alkoholismus, alkoholiker(?:in)?, suchtkrank, multiple sklerose, angststörung, psychose, chemotherapie, dialyse, bandscheibenvorfall, panikattacken?, essstörung, (?:risiko)?schwangerschaft, schwanger, antidepressiv(?:a|um), methadon",
  ),
  somebody: list(
    "my, his, her, he, she, mr, mrs, ms, patient, a patient(?:['’]s)?, diagnosed, diagnosis, suffers? from, suffering from, i have, i've, i had, i am, i'm, our employee, a colleague, our colleague, " +
      "mein, meine, meiner, meinem, seine, seiner, herr, frau, er hat, sie hat, ich habe, ich bin, patientin, diagnose, diagnostiziert, leidet, erkrankt, unsere mitarbeiterin, unser mitarbeiter, ein kollege, eine kollegin, ein patient, der patient, die patientin",
  ),
  trades: list(
    "coach(?:es|ing)?, practice, cent(?:er|re)s?, specialists?, counsel\\p{L}*, charity, hotline, support, prevention, research, classes, course, wear, clothes, -?coach, -?sprechstunde, -?praxis, -?zentrum, -?beratung\\p{L}*, -?prävention, -?kurse?, -?mode, -?gymnastik",
  ),
  treatments: list(
    "clinics?, ward, unit, therap\\p{L}+, treatment, care, group, program(?:me)?, -?ambulanz, -?klinik, -?station, -?therapie, -?behandlung, -?gruppe, -?programm",
  ),
};

function list(patterns: string): string[] {
  return patterns.split(", ");
}
