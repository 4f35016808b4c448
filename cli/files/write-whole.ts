import { DraftFile } from './draft-file.ts'

/** Writes a file whole, or not at all. @throws EEXIST when one is there and `replace` is false. */
export async function writeWhole(
  place: string,
  content: Uint8Array | string,
  replace: boolean,
  mode?: number,
): Promise<void> {
  const draft = await DraftFile.beside(place, mode)
  try {
    await draft.write(content)
    await draft.close()
    await draft.settle(place, replace)
  } catch (error) {
    await draft.discard()
    throw error
  }
}
