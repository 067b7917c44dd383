// Domains of link shorteners, which hide a link's target, from the public lists of mail filters. A
// domain includes its subdomains.
export const linkShorteners: readonly string[] =
  "bit.ly bitly.com tinyurl.com t.co t.ly goo.gl is.gd v.gd ow.ly buff.ly cutt.ly rebrand.ly rb.gy shorturl.at short.io tiny.cc s.id lnkd.in t2m.io bl.ink adf.ly shorte.st ouo.io clck.ru vk.cc u.to qps.ru surl.li urlz.fr kutt.it soo.gd x.gd da.gd dub.sh wa.link linktr.ee t.me telegra.ph".split(
    " ",
  );
