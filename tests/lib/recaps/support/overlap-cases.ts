/**
 * A recap of a supplier beside the purchases that are stored, and the right answer for each of its rows.
 *
 * Rows: `article | first day | last day | labels | amount`, then a family (FRUITS_ET_LEGUMES otherwise).
 * Purchases: `article | day | labels | amount`, then a supplier (that of the recap otherwise) and a family; “-” stands for none.
 */
export interface OverlapCase {
  readonly title: string
  readonly rows: readonly string[]
  readonly purchases: readonly string[]
  /** One for each row. */
  readonly verdicts: readonly string[]
}

export const overlapCases: readonly OverlapCase[] = [
  {
    title: 'nothing was bought of this supplier yet',
    rows: ['Carottes bio | 2025-01-01 | 2025-12-31 | BIO | 240.50', 'Poireaux | 2025-01-01 | 2025-12-31 | | 80'],
    purchases: [],
    verdicts: ['new', 'new'],
  },
  {
    title: 'invoices of the year hold a line, to the cent',
    rows: ['Carottes bio | 2025-01-01 | 2025-12-31 | BIO | 240.50'],
    purchases: ['CAROTTE BIO 5KG | 2025-03-12 | BIO | 120.25', 'Carottes bio 10 kg | 2025-09-02 | BIO | 120.25'],
    verdicts: ['stored'],
  },
  {
    title: 'an invoice is missing',
    rows: ['Carottes bio | 2025-01-01 | 2025-12-31 | BIO | 240.50'],
    purchases: ['Carottes bio | 2025-03-12 | BIO | 120.25'],
    verdicts: ['other-amount'],
  },
  {
    title: 'what was typed has no label, where the supplier says one',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | BIO | 100'],
    purchases: ['Carottes | 2025-05-05 | | 100'],
    verdicts: ['other-labels'],
  },
  {
    title: 'the total of an invoice was typed as one purchase',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 60', 'Poireaux | 2025-01-01 | 2025-12-31 | | 40'],
    purchases: ['Facture 2025-118 | 2025-06-30 | | 100'],
    verdicts: ['in-doubt', 'in-doubt'],
  },
  {
    title: 'the same article of another supplier says nothing',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 60'],
    purchases: ['Carottes | 2025-06-30 | | 60 | Ferme du Vallon'],
    verdicts: ['new'],
  },
  {
    title: 'the same article of another year says nothing',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 60'],
    purchases: ['Carottes | 2024-06-30 | | 60'],
    verdicts: ['new'],
  },
  {
    title: 'deliveries of December, invoiced in January',
    rows: ['Carottes | 2025-12-01 | 2025-12-31 | | 60'],
    purchases: ['Carottes | 2026-01-06 | | 60'],
    verdicts: ['other-dates'],
  },
  {
    title: 'months, of which one is stored',
    rows: ['Carottes | 2025-01-01 | 2025-01-31 | | 60', 'Carottes | 2025-02-01 | 2025-02-28 | | 70'],
    purchases: ['Carottes | 2025-01-15 | | 60'],
    verdicts: ['stored', 'new'],
  },
  {
    title: 'organic and other carrots, of which the organic ones are stored',
    rows: ['Carottes bio | 2025-01-01 | 2025-12-31 | BIO | 60', 'Carottes | 2025-01-01 | 2025-12-31 | | 200'],
    purchases: ['Carottes bio | 2025-02-15 | BIO | 60'],
    verdicts: ['stored', 'new'],
  },
  {
    title: 'carrots without a label in one purchase, that the recap tells apart',
    rows: ['Carottes bio | 2025-01-01 | 2025-12-31 | BIO | 100', 'Carottes | 2025-01-01 | 2025-12-31 | | 200'],
    purchases: ['Carottes | 2025-02-15 | | 300'],
    verdicts: ['other-labels', 'other-labels'],
  },
  {
    title: 'two packages of one article, of which nobody can tell which is missing',
    rows: ['Carottes 5 kg | 2025-01-01 | 2025-12-31 | | 100', 'Carottes 10 kg | 2025-01-01 | 2025-12-31 | | 150'],
    purchases: ['Carotte | 2025-02-15 | | 120'],
    verdicts: ['other-amount', 'other-amount'],
  },
  {
    title: 'two packages of one article, each stored under its own text',
    rows: ['Carottes 5 kg | 2025-01-01 | 2025-12-31 | | 100', 'Carottes 10 kg | 2025-01-01 | 2025-12-31 | | 150'],
    purchases: ['Carottes 10 kg | 2025-02-15 | | 150'],
    verdicts: ['new', 'stored'],
  },
  {
    title: 'two packages of one article, stored under one name',
    rows: ['Carottes 5 kg | 2025-01-01 | 2025-12-31 | | 100', 'Carottes 10 kg | 2025-01-01 | 2025-12-31 | | 150'],
    purchases: ['Carottes | 2025-02-15 | | 130', 'Carottes | 2025-08-15 | | 120'],
    verdicts: ['stored', 'stored'],
  },
  {
    title: 'cents lost by rounding twelve invoices',
    rows: ['Lait | 2025-01-01 | 2025-12-31 | | 120.05 | PRODUITS_LAITIERS'],
    purchases: [
      'Lait entier | 2025-01-15 | | 60 | | PRODUITS_LAITIERS',
      'Lait | 2025-02-15 | | 60 | | PRODUITS_LAITIERS',
      'Lait | 2025-03-15 | | 60 | | PRODUITS_LAITIERS',
    ],
    verdicts: ['stored'],
  },
  {
    title: 'an amount that is a hundred times the other: cents taken for euros',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 100'],
    purchases: ['Carottes | 2025-02-15 | | 10000'],
    verdicts: ['other-amount'],
  },
  {
    title: 'one euro more of a large amount is let pass, two are not',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 5001', 'Poireaux | 2025-01-01 | 2025-12-31 | | 5002.50'],
    purchases: ['Carottes | 2025-02-15 | | 5000', 'Poireaux | 2025-02-15 | | 5000'],
    verdicts: ['stored', 'other-amount'],
  },
  {
    title: 'the legal form of the supplier is left out',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 60'],
    purchases: ['Carottes | 2025-02-15 | | 60 | SARL Primeurs du Port'],
    verdicts: ['stored'],
  },
  {
    title: 'a misspelled supplier',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 60'],
    purchases: ['Carottes | 2025-02-15 | | 60 | Primeuurs du Port'],
    verdicts: ['in-doubt'],
  },
  {
    title: 'a purchase that names no supplier',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 60', 'Poireaux | 2025-01-01 | 2025-12-31 | | 80'],
    purchases: ['Carottes | 2025-02-15 | | 60 | -'],
    verdicts: ['in-doubt', 'new'],
  },
  {
    title: 'a misspelled article',
    rows: ['Courgettes | 2025-01-01 | 2025-12-31 | | 60'],
    purchases: ['Courgetttes | 2025-02-15 | | 60'],
    verdicts: ['in-doubt'],
  },
  {
    title: 'an article that the recap leaves out cannot hold a dearer row',
    rows: ['Poireaux | 2025-01-01 | 2025-12-31 | | 500'],
    purchases: ['Persil | 2025-02-15 | | 12.40'],
    verdicts: ['new'],
  },
  {
    title: 'an article of another family cannot hold a row',
    rows: ['Poireaux | 2025-01-01 | 2025-12-31 | | 50'],
    purchases: ['Rosette | 2025-02-15 | | 80 | | CHARCUTERIE'],
    verdicts: ['new'],
  },
  {
    title: 'the origin differs',
    rows: ['Poireaux | 2025-01-01 | 2025-12-31 | FRANCE | 50'],
    purchases: ['Poireaux | 2025-02-15 | EUROPE | 50'],
    verdicts: ['other-labels'],
  },
  {
    title: 'short supply chains and local products are no contradiction',
    rows: ['Poireaux | 2025-01-01 | 2025-12-31 | FRANCE | 50'],
    purchases: ['Poireaux | 2025-02-15 | FRANCE,SHORT_DISTRIBUTION,LOCAL | 50'],
    verdicts: ['stored'],
  },
  {
    title: 'the family differs',
    rows: ['Rillettes de thon | 2025-01-01 | 2025-12-31 | | 50 | PRODUITS_DE_LA_MER'],
    purchases: ['Rillettes de thon | 2025-02-15 | | 50 | | CHARCUTERIE'],
    verdicts: ['other-labels'],
  },
  {
    title: 'a part is stored in the period, the rest a few days later',
    rows: ['Carottes | 2025-10-01 | 2025-12-31 | | 90'],
    purchases: ['Carottes | 2025-11-12 | | 60', 'Carottes | 2026-01-05 | | 30'],
    verdicts: ['other-dates'],
  },
  {
    title: 'the supplier sold conventional carrots, organic ones are stored',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 200'],
    purchases: ['Carottes bio | 2025-02-15 | BIO | 60'],
    verdicts: ['in-doubt'],
  },
  {
    title: 'the recap is sent again, once it is stored',
    rows: ['Carottes bio | 2025-01-01 | 2025-12-31 | BIO | 240.50', 'Poireaux | 2025-01-01 | 2025-12-31 | | 80'],
    purchases: ['Carottes bio | 2025-12-31 | BIO | 240.50', 'Poireaux | 2025-12-31 | | 80'],
    verdicts: ['stored', 'stored'],
  },
  {
    title: 'a recap by year comes after one by month',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 130', 'Navets | 2025-01-01 | 2025-12-31 | | 20'],
    purchases: ['Carottes | 2025-01-31 | | 60', 'Carottes | 2025-02-28 | | 70'],
    verdicts: ['stored', 'new'],
  },
]
