/** The server's dictionaries, kept between visits and refreshed when their version moves. */
import { create } from 'zustand'
import { calls, type DictItem } from '../api/calls'
import { storage } from '../api/storage'

interface DictionaryState {
  owner: number
  version: string
  items: DictItem[]
}

export const useDictionary = create<DictionaryState>(() => ({ owner: 0, version: '', items: [] }))

/** Takes the kept copy when it is still the present one of this company. */
export async function loadDictionary(companyId: number): Promise<void> {
  const kept = storage.dictionary.get()
  if (kept && kept.owner === companyId) {
    const { version } = await calls.dictionaryVersion()
    if (String(version) === kept.version) {
      useDictionary.setState(kept as DictionaryState)
      return
    }
  }
  await fetchDictionary(companyId)
}

/** The public set, for pages before the login: the small question about its version needs a session. */
export const loadCommonDictionary = () => fetchDictionary(0)

/** What the 60-second check does: a small call, and the large one only when it must. */
export async function refreshDictionary(): Promise<void> {
  const { owner, version: known } = useDictionary.getState()
  const { version } = await calls.dictionaryVersion()
  if (String(version) !== known) await fetchDictionary(owner)
}

async function fetchDictionary(owner: number) {
  const { version, items } = await calls.dictionary(owner)
  const state = { owner, version: String(version), items }
  useDictionary.setState(state)
  storage.dictionary.set(state)
}

/** No rooms at an item means all. */
export const fitsRoom = ({ liveRoom }: Pick<DictItem, 'liveRoom'>, room: string) =>
  !liveRoom || liveRoom.split(',').includes(room)

/** The items of a type; with a room, those that apply there. */
export const dictItems = (items: readonly DictItem[], type: string, liveRoom?: string) =>
  items.filter((item) => item.type === type && (!liveRoom || fitsRoom(item, liveRoom)))

/** At any depth: a category of the third level is one of its type as well. */
export function findDictItem(
  items: readonly DictItem[],
  type: string,
  value: string,
): DictItem | undefined {
  for (const item of items) {
    if (item.type !== type) continue
    const found = item.value === value ? item : findDictItem(item.children, type, value)
    if (found) return found
  }
  return undefined
}

/** An unknown value shows as it is: better than nothing. */
export const dictLabel = (items: readonly DictItem[], type: string, value: string) =>
  findDictItem(items, type, value)?.label ?? (value || '-')

export const useDictLabel = (type: string, value: string) =>
  useDictionary((state) => dictLabel(state.items, type, value))
