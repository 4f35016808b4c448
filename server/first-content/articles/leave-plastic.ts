import type { FirstArticle } from '../first-article.ts'

export const leavePlastic: FirstArticle = {
  title: 'Sortir du plastique : d’abord la liste, ensuite les achats',
  tagline: 'Ce qui est interdit, depuis quand, et comment remplacer sans se tromper de bacs.',
  tags: ['Plastique', 'Loi'],
  daysAgo: 58,
  body: `Acheter des bacs en inox prend une heure. Les acheter au bon format, avec le chariot qui les porte et la place qui les sèche, prend un trimestre. Commencez donc par une liste.

# Ce qui est déjà interdit

| Objet | Pour qui | Depuis |
|---|---|---|
| Gobelets, verres et assiettes jetables | Toutes les cantines | 2020 |
| Bouteilles d’eau plate | Cantines scolaires reliées à l’eau potable | 2020 |
| Pailles, couverts, touillettes, couvercles | Toutes les cantines | 2021 |
| Contenants pour cuire, réchauffer et servir | Écoles, universités, crèches, pédiatrie et maternité | 2025 |

Pour la dernière ligne, les communes de moins de 2 000 habitants ont jusqu’en 2028. Ces règles sont dans l’article L. 541-15-10 du code de l’environnement. Le plastique fait à partir de plantes est interdit comme les autres.

# Faire la liste

Ouvrez les placards avec une feuille à quatre colonnes :

1. **L’objet** et son nombre.
2. **Ce qu’il touche** : du froid, du chaud, du gras ?
3. **Qui le porte**, et sur quelle distance.
4. **Où il se lave**, et combien de temps il sèche.

Deux heures suffisent, et la liste évite presque toutes les mauvaises surprises.

# Choisir la matière

- **L’inox** résiste à tout, garde bien la chaleur, et pèse : prévoyez un chariot, et des bacs moins profonds.
- **Le verre** montre le plat et se lave bien, mais il casse : gardez-le pour les petites quantités.
- **La faïence** convient à table, et les convives l’aiment.

# Penser à la laverie

Un bac lavable n’est propre que sec. Mesurez la place du séchage avant de commander, et regardez la température de votre machine. Si la laverie est trop petite, une autre cantine ou une entreprise peut laver pour vous.

# Le jour du changement

Changez un seul circuit à la fois : les entrées froides d’abord, les plats chauds ensuite. L’équipe garde ainsi un chemin connu si quelque chose manque.

Toutes les règles, selon votre établissement, sont sur la page de [la mesure](/mesures-phares/interdiction-du-plastique).`,
}
