import type { FirstArticle } from '../first-article.ts'

export const qualityShares: FirstArticle = {
  title: 'Les 50 % et les 20 % en cinq minutes',
  tagline: 'Ce que la loi compte, ce qu’elle ne compte pas, et comment savoir où en est votre cantine.',
  tags: ['Loi', 'Achats'],
  daysAgo: 3,
  body: `Deux nombres reviennent dans toutes les réunions : 50 et 20. Ils viennent de l’article L. 230-5-1 du code rural et de la pêche maritime, et ils se calculent plus simplement qu’on ne le croit.

# Ce que l’on compte

La part se calcule **en euros hors taxes**, sur tous les achats alimentaires de l’année civile, boissons comprises. Pour 100 € d’achats, il faut :

- 50 € au moins de produits durables et de qualité ;
- parmi eux, 20 € au moins de produits bio.

Le bio compte donc deux fois : dans les 20 %, et dans les 50 %. Un produit qui porte plusieurs labels, lui, ne compte qu’une seule fois.

# Un exemple

Voici quatre cantines qui ont dépensé chacune 100 €.

| Bio | Autres produits de qualité | Total | Objectif |
|---|---|---|---|
| 20 € | 30 € | 50 € | atteint |
| 50 € | 0 € | 50 € | atteint |
| 20 € | 20 € | 40 € | il manque 10 € |
| 15 € | 50 € | 65 € | il manque 5 € de bio |

La dernière ligne surprend souvent : une très belle part de produits de qualité ne remplace pas le bio.

# Local ne suffit pas

Un produit du village voisin compte s’il a aussi un label : bio, Label Rouge, appellation d’origine, haute valeur environnementale, mention « fermier », commerce équitable… Acheter près de chez soi garde tout son sens pour les producteurs et pour la fraîcheur, mais la loi ne le compte pas seul.

# La viande et le poisson

Depuis 2024, les viandes, les volailles, les poissons et les produits de la mer ont leur propre objectif : 60 % de produits durables et de qualité. Il est de 100 % dans les restaurants de l’État, de ses établissements publics et des entreprises publiques nationales.

# Par où commencer

1. Demandez à vos fournisseurs d’écrire le label de chaque produit sur la facture.
2. Notez les achats au fil de l’année, plutôt qu’en décembre.
3. Regardez quelle famille pèse le plus, et changez d’abord celle-là.

Outre-mer, les seuils sont différents : la page de [la mesure](/mesures-phares/qualite-des-produits) les donne territoire par territoire, et [la foire aux questions](/v2/foire-aux-questions) répond aux cas particuliers.`,
}
