/** The own picture: chosen, cut to a square, sent where everybody may see it. */
import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal, Slider } from 'antd'
import { useEffect, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { calls } from '../../../api/calls'
import { uploadPublic } from '../../../api/files'
import { Avatar } from '../../../design/avatar'
import { toast } from '../../../design/feedback'
import { useSending } from '../../../design/use-sending'
import { checkFile } from '../../../lib/file-checks'
import { reloadAccount, useSession } from '../../../state/session'
import styles from './profile.module.css'

const ACCEPT = ['jpg', 'jpeg', 'png']
const MAX_KB = 2048
/** As large as it is ever shown, twice over. */
const SIDE = 256

export function AvatarEdit({ size }: { size: number }) {
  const account = useSession((state) => state.account)
  const [picture, setPicture] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture])
  const choose = (file: File | undefined) => {
    if (!file) return
    const wrong = checkFile(file, { accept: ACCEPT, maxKb: MAX_KB })
    if (wrong) toast.error(wrong)
    else setPicture(URL.createObjectURL(file))
  }
  if (!account) return null
  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        aria-label="更换头像"
        onClick={() => input.current?.click()}
      >
        <Avatar name={account.nameCn} url={account.imageUrl} size={size} />
        <span>更换</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={ACCEPT.map((end) => `.${end}`).join(',')}
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ''
        }}
      />
      {picture && <CropDialog picture={picture} onClose={() => setPicture(undefined)} />}
    </>
  )
}

function CropDialog({ picture, onClose }: { picture: string; onClose: () => void }) {
  const queries = useQueryClient()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const { busy, send } = useSending()
  const save = async () => {
    if (!area) return
    await send(async () => {
      const { fileId } = await uploadPublic(await cut(picture, area), { slot: 'avatar' })
      const personal = await calls.personalData()
      const { nameCn, email, receiveEmail, vendorPosition, vendorVx } = personal
      const imageUrl = [{ fileId }]
      await calls.savePersonalData({
        nameCn,
        email,
        receiveEmail,
        vendorPosition,
        vendorVx,
        imageUrl,
      })
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['personalData'] }),
        reloadAccount(),
      ])
      toast.success('头像已更新')
      onClose()
    })
  }
  return (
    <Modal
      open
      title="裁剪头像"
      width={440}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" loading={busy} disabled={!area} onClick={save}>
            保存头像
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
        />
      </div>
      <Slider
        min={1}
        max={3}
        step={0.05}
        value={zoom}
        onChange={setZoom}
        tooltip={{ open: false }}
        ariaLabelForHandle="缩放"
      />
    </Modal>
  )
}

async function cut(picture: string, { x, y, width, height }: Area): Promise<File> {
  const image = new Image()
  image.src = picture
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  )
  if (!blob) throw new Error('头像没有裁剪成功，请换一张图片')
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
}
