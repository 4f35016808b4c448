import { useCanteenFormWords } from './words/canteen-form-words.ts'

/** The labels of the form: a group counts the meals of all its canteens, and is not itself one. */
export function useFormLabels(ofGroup: boolean) {
  const { labels, group } = useCanteenFormWords()
  return ofGroup ? { ...labels, ...group.labels } : labels
}
