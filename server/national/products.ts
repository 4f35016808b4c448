import type { ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'

/** What canteens buy of a family: products, suppliers, and the price of a line in euros. */
export interface FamilyFacts {
  readonly family: ProductFamily
  /** Purchases of a hundred. */
  readonly weight: number
  readonly products: readonly string[]
  readonly suppliers: readonly string[]
  readonly prices: readonly [low: number, high: number]
  readonly characteristics: readonly string[]
}

const list = (text: string): string[] => text.split(', ')

const vegetableCharacteristics = ['BIO', 'BIO,FRANCE', 'HVE', 'HVE,LOCAL', 'FRANCE', 'FRANCE,SHORT_DISTRIBUTION']

export const familyFacts: readonly FamilyFacts[] = [
  {
    family: 'FRUITS_ET_LEGUMES',
    weight: 30,
    products: list(
      'Pommes Gala, Pommes de terre, Carottes, Poireaux, Salade verte, Tomates, Courgettes, Haricots verts surgelés, Petits pois, Bananes, Clémentines, Poires, Choux-fleurs, Betteraves, Oignons, Épinards hachés, Melons, Lentilles vertes',
    ),
    suppliers: list('Primeurs du Val, Maraîchers du Coteau, Légumerie de la Plaine, Fruits et Saisons'),
    prices: [12, 380],
    characteristics: vegetableCharacteristics,
  },
  {
    family: 'PRODUITS_LAITIERS',
    weight: 18,
    products: list(
      'Yaourts nature, Fromage blanc, Emmental râpé, Lait demi-écrémé, Beurre doux, Crème fraîche, Camembert, Comté, Œufs frais, Petits suisses, Tomme, Chèvre frais',
    ),
    suppliers: list('Laiterie des Prés, Fromagerie du Clocher, Crèmerie du Marché'),
    prices: [15, 420],
    characteristics: ['BIO', 'AOCAOP', 'AOCAOP,FRANCE', 'IGP', 'LABEL_ROUGE', 'FERMIER', 'FRANCE'],
  },
  {
    family: 'VIANDES_VOLAILLES',
    weight: 14,
    products: list(
      'Sauté de veau, Escalopes de poulet, Bœuf bourguignon, Rôti de porc, Cuisses de poulet, Steaks hachés, Émincé de dinde, Épaule d’agneau, Blanquette de veau',
    ),
    suppliers: list('Viandes du Bocage, Boucherie de la Halle, Volailles de la Ferme'),
    prices: [60, 1400],
    characteristics: ['LABEL_ROUGE', 'LABEL_ROUGE,FRANCE', 'BIO,FRANCE', 'FRANCE', 'FERMIER,FRANCE', 'IGP'],
  },
  {
    family: 'PRODUITS_DE_LA_MER',
    weight: 7,
    products: list('Filets de colin, Pavés de saumon, Moules, Filets de lieu, Brandade de morue, Thon au naturel'),
    suppliers: list('Marée de l’Ouest, Poissonnerie du Port'),
    prices: [50, 1100],
    characteristics: ['PECHE_DURABLE', 'PECHE_DURABLE,FRANCE', 'FRANCE', 'LABEL_ROUGE'],
  },
  {
    family: 'CHARCUTERIE',
    weight: 4,
    products: list('Jambon blanc, Saucisses de Toulouse, Pâté de campagne, Rosette, Lardons fumés'),
    suppliers: list('Salaisons du Plateau, Boucherie de la Halle'),
    prices: [25, 480],
    characteristics: ['LABEL_ROUGE', 'FRANCE', 'IGP'],
  },
  {
    family: 'BOULANGERIE',
    weight: 12,
    products: list('Pain de campagne, Baguettes, Pain complet, Brioches, Tartes aux pommes, Gâteaux au yaourt'),
    suppliers: list('Boulangerie du Marché, Fournil de la Place, Pains et Délices'),
    prices: [8, 220],
    characteristics: ['BIO', 'BIO,LOCAL', 'LOCAL', 'FRANCE,SHORT_DISTRIBUTION'],
  },
  {
    family: 'BOISSONS',
    weight: 4,
    products: list('Jus de pomme, Jus d’orange, Eau de source, Café moulu, Tisanes'),
    suppliers: list('Boissons du Terroir, Cave de la Vallée'),
    prices: [12, 260],
    characteristics: ['BIO', 'COMMERCE_EQUITABLE', 'BIO,COMMERCE_EQUITABLE', 'FRANCE'],
  },
  {
    family: 'AUTRES',
    weight: 11,
    products: list(
      'Riz long, Pâtes, Semoule, Farine, Huile de colza, Sucre, Sel, Épices, Compotes, Chocolat, Confitures, Pois chiches',
    ),
    suppliers: list('Épicerie en gros, Moulin de la Rivière, Comptoir des Saveurs'),
    prices: [10, 340],
    characteristics: ['BIO', 'COMMERCE_EQUITABLE', 'FRANCE', 'BIO,FRANCE'],
  },
]

export const packages = ['1 kg', '2,5 kg', '5 kg', '10 kg', 'carton de 6', 'colis de 12'] as const
