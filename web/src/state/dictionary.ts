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

/** The items of a type; with a room, those that apply there. No rooms at an item means all. */
export const dictItems = (items: readonly DictItem[], type: string, liveRoom?: string) =>
  items.filter(
    (item) =>
      item.type === type &&
      (!liveRoom || !item.liveRoom || item.liveRoom.split(',').includes(liveRoom)),
  )

/** An unknown value shows as it is: better than nothing. */
export const dictLabel = (items: readonly DictItem[], type: string, value: string) =>
  items.find((item) => item.type === type && item.value === value)?.label ?? (value || '-')

export const useDictLabel = (type: string, value: string) =>
  useDictionary((state) => dictLabel(state.items, type, value))
