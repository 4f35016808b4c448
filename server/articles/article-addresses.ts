import { articlePath } from '@ma-cantine/lib/articles/article-address'
import { replicatedReads } from '../database/replicated-reads.ts'
import type { Services } from '../services/services.ts'
import { whereVisible } from './visible-articles.ts'

/** The paths of the pages of all articles that everybody may read. */
export async function articleAddresses({ database }: Services): Promise<string[]> {
  const articles: { id: number; title: string }[] = await replicatedReads(
    database,
    false,
  )(reader => whereVisible(reader('articles')).orderBy('id').select('id', 'title'))
  return articles.map(articlePath)
}
