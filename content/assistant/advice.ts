// Words of questions for a doctor or a lawyer. The assistant then says "That is not my field", and names the doctor or
// the lawyer. The texts are regular expressions without capitals.
export const advice = {
  doctor:
    "(?:sore|throat|headache|fever|cough|rash|pregnan\\p{L}*|antibiotic\\p{L}*|ibuprofen|paracetamol|aspirin|medicine|medication|pills?|dose|symptom\\p{L}*|swollen|blood pressure|vaccin\\p{L}*|allerg\\p{L}*|painkiller\\p{L}*|toothache|insomnia|kopfschmerz\\p{L}*|halsschmerz\\p{L}*|zahnschmerz\\p{L}*|bauchschmerz\\p{L}*|rückenschmerz\\p{L}*|schmerzen|fieber|husten|ausschlag|schwanger\\p{L}*|antibiotik\\p{L}*|medikament\\p{L}*|tabletten?|dosis|dosierung|geschwollen|blutdruck|impf\\p{L}*|hausmittel|knees?|shoulders?|my back|hurts?|aches?|knie|schulter|tut weh|tun weh|schlaflos\\p{L}*)",
  /** Words of private law that no task of a business contains. */
  privateLaw:
    "(?:eigenbedarf|mietminderung|mein(?:e[rmns]?)? vermieter\\p{L}*|scheidung|sorgerecht|kindesunterhalt|unterhalt|erbschaft|erbe|testament|bußgeld|blitzer|my landlord|evict|divorce|custody|alimony|speeding ticket|inheritance)",
  lawyer:
    "(?:tenan\\p{L}*|landlord|evict\\p{L}*|divorce|custody|alimony|inherit\\p{L}*|fined?|speeding|sue|lawsuit|notice period|legal\\p{L}*|illegal|law|mieter\\p{L}*|vermieter\\p{L}*|eigenbedarf|mietvertrag|mietminderung|räumung\\p{L}*|scheidung|sorgerecht|unterhalt|erbe\\p{L}*|erbschaft|testament|bußgeld|blitzer|einspruch|verklagen|klage|kündigungsfrist|kündigungsschutz|abmahnung|rechtlich|rechtslage|gesetz\\p{L}*|strafbar|erlaubt)",
} as const;
