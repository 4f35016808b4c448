import type { FirstArticle } from '../first-article.ts'

export const prepareDeclaration: FirstArticle = {
  title: 'Préparer sa télédéclaration sans y passer ses soirées',
  tagline: 'Les papiers à réunir, les questions à se poser, et ce qui peut attendre.',
  tags: ['Télédéclaration'],
  daysAgo: 75,
  body: `Une fois par an, chaque cantine déclare ses achats de l’année précédente. C’est l’arrêté du 14 septembre 2022 qui le demande. La déclaration elle-même prend quelques minutes ; ce qui prend du temps, c’est de chercher un total au fond d’une boîte.

# Les papiers à réunir

- le total des achats alimentaires de l’année, hors taxes, boissons comprises ;
- le total des produits bio ;
- le total des autres produits durables et de qualité ;
- le total des viandes et volailles, et celui des poissons et produits de la mer ;
- votre SIRET, et le nombre de repas servis dans l’année.

Un tableau par mois suffit. Si vos fournisseurs donnent un récapitulatif annuel, demandez-le dès le mois de décembre.

# Simple ou détaillée ?

| Question | Déclaration simple | Déclaration détaillée |
|---|---|---|
| Ce qu’on saisit | Quelques totaux | Un montant par famille et par label |
| Le temps | Une demi-heure | Une demi-journée sans suivi, quelques minutes avec |
| Ce qu’elle montre | Où en est la cantine | Où elle peut progresser |

Si vous notez vos achats ici au fil de l’année, la déclaration détaillée se remplit toute seule : il ne reste qu’à la relire.

# Cuisine centrale et satellites

Une cuisine centrale peut déclarer pour les cantines qu’elle livre. Mettez-vous d’accord avant l’ouverture de la campagne : qui déclare quoi, et qui vérifie la liste des cantines livrées ?

# Trois vérifications avant d’envoyer

1. **Hors taxes ou toutes taxes ?** C’est l’erreur la plus fréquente.
2. **L’année civile**, de janvier à décembre, et non l’année scolaire.
3. **Un produit, une seule ligne** : un produit bio et Label Rouge se compte en bio, une fois.

# Et après ?

Vous recevez une preuve de télédéclaration, avec un code que chacun peut [vérifier](/preuve). Si vous avez fait une erreur, la période de correction permet de la reprendre. Enfin, dites vos résultats aux convives : une affiche à l’entrée et un message aux familles, une fois par an, font partie de la loi, et font souvent plaisir.`,
}
