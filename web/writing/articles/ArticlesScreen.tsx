import { TextList } from '../TextList.tsx'
import { articleKind } from './article-kind.ts'

export default function WrittenArticlesScreen() {
  return <TextList kind={articleKind} />
}
