import type { Likeness } from '@ma-cantine/lib/product-names/likeness'

export type NamePair = readonly [Likeness, string, string]

/** Names of articles as invoices, exports and people write them, and what must be found of each pair. */
export const articlePairs: readonly NamePair[] = [
  // Case, accents, punctuation, ligatures.
  ['same', 'Carottes râpées', 'CAROTTES RAPEES'],
  ['same', 'Bœuf bourguignon', 'BOEUF BOURGUIGNON'],
  ['same', 'Pommes (Golden)', 'pommes golden'],
  ['same', 'Fromage blanc, nature', 'FROMAGE BLANC - NATURE'],
  // Quantities and packaging.
  ['same', 'Carottes 5 kg', 'CAROTTES 5KG'],
  ['same', 'Carottes', 'Carottes sachet 2,5kg'],
  ['same', 'Yaourt nature x 12', 'Yaourt nature 125g x12'],
  ['same', 'Lait entier 1L', 'LAIT ENTIER BRIQUE 6X1L'],
  ['same', 'Œufs frais colis de 360', 'OEUFS FRAIS'],
  ['same', 'Huile de tournesol bidon 5 litres', 'Huile tournesol 10L'],
  ['same', 'Tomates cat. 1 cal 57/67', 'Tomates'],
  ['same', 'Pommes Gala catégorie II, calibre 70-75', 'POMME GALA'],
  ['same', 'Steak haché 15 % MG 100g', 'STEAK HACHE 15% MG'],
  // Singular and plural.
  ['same', 'CAROTTE', 'Carottes'],
  ['same', 'Poireaux', 'Poireau'],
  ['same', 'Choux rouges', 'chou rouge'],
  ['same', 'Petits pois', 'PETIT POIS'],
  // The order of words.
  ['same', 'Haricots verts extra-fins', 'HARICOT VERT EXTRA FIN'],
  ['same', 'Emmental râpé', 'RAPE EMMENTAL'],
  ['same', 'Pommes de terre', 'TERRE POMME'],
  // Labels, written in several ways.
  ['same', 'Carottes bio', 'CAROTTE BIO 5KG'],
  ['same', 'Carottes AB', 'Carottes issues de l’agriculture biologique'],
  ['same', 'Comté A.O.P.', 'Comté AOP'],
  ['same', 'Poulet fermier Label Rouge', 'POULET FERMIER LR'],
  ['same', 'Bananes commerce équitable', 'BANANE EQUITABLE'],
  // A label makes another article.
  ['none', 'Carottes', 'Carottes bio'],
  ['none', 'poulet', 'poulet bio'],
  ['none', 'thon', 'thon MSC'],
  ['none', 'boeuf', 'boeuf VBF'],
  ['none', 'Comté AOP', 'Comté'],
  ['none', 'Comté AOP', 'Comté IGP'],
  ['none', 'Poulet label rouge', 'Poulet'],
  ['none', 'Poulet fermier', 'Poulet'],
  ['none', 'Pommes HVE', 'Pommes'],
  ['none', 'Miel local', 'Miel'],
  ['none', 'Café équitable', 'Café'],
  ['none', 'Carottes non bio', 'Carottes bio'],
  ['none', 'Carottes en conversion bio', 'Carottes bio'],
  ['none', 'Œufs code 0', 'Œufs code 3'],
  ['none', 'Œufs plein air', 'Œufs'],
  ['none', 'Farine bio', 'Farine'],
  // Another product.
  ['none', 'lait', 'laitue'],
  ['none', 'beurre doux', 'beurre demi-sel'],
  ['none', 'pomme', 'pomme de terre'],
  ['none', 'jus de pomme', 'pomme'],
  ['none', 'Compote de poires', 'Poires'],
  ['none', 'Lait écrémé', 'Lait 1/2 écrémé'],
  ['none', 'Lait de coco', 'Lait'],
  ['none', 'Thon', 'Ton'],
  ['none', 'Poisson', 'Boisson'],
  ['none', 'Haricots verts', 'Haricots rouges'],
  ['none', 'Biscuits sans sel', 'Biscuits'],
  ['none', 'Chou', 'Chou-fleur'],
  ['none', 'Vinaigre de vin', 'Vin'],
  ['none', 'Carottes', 'Sauté de porc aux carottes'],
  ['none', '', ''],
  ['none', '---', '...'],
  // To be looked at.
  ['near', 'Carottes', 'Carottes râpées'],
  ['near', 'Haricots verts', 'Haricots verts surgelés'],
  ['near', 'Tomates Espagne', 'Tomates'],
  ['near', 'Carottes bio', 'Carottes râpées bio'],
  ['near', 'Poireaux émincés', 'POIRREAUX EMINCES'],
  ['near', 'Épinards hachés', 'EPINRADS HACHES'],
  ['near', 'Courgettes', 'Courgetttes'],
  // Nothing but what is dropped elsewhere is a name all the same.
  ['same', 'Colis 5 kg', 'COLIS 5 KG'],
  ['none', 'Colis 5 kg', 'Sachet 2 kg'],
]

export const supplierPairs: readonly NamePair[] = [
  ['same', 'SARL Primeurs du Lez', 'Primeurs du Lez'],
  ['same', 'PRIMEURS DU LEZ S.A.S.', 'Primeurs du Lez SARL'],
  ['same', 'GAEC de la Vallée', 'Gaec La Vallee'],
  ['same', 'EARL Ferme des Œillets', 'ferme des oeillets'],
  ['same', 'Ets Martin & Fils', 'ETABLISSEMENTS MARTIN ET FILS'],
  ['same', 'Société Dupont', 'Dupont SA'],
  ['same', 'L’Épicerie', 'EPICERIE'],
  ['near', 'Primeurs du Lez', 'Primeurs du Lez Montpellier'],
  ['near', 'Grossiste Durand', 'Grosiste Durand'],
  ['none', 'Ferme du Pont', 'Ferme du Port'],
  ['none', 'Martin', 'Martinez'],
  ['none', 'Boulangerie Paul', 'Boucherie Paul'],
  ['none', '', ''],
  ['same', 'SARL', 'sarl'],
]
