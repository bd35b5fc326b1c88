/**
 * Toasts and questions for code outside React's tree. `FeedbackBridge` stands once,
 * inside the kit's App, so that they take the theme.
 */
import { App } from 'antd'
import { useEffect } from 'react'

type Kit = ReturnType<typeof App.useApp>

let kit: Kit | undefined

export function FeedbackBridge() {
  const app = App.useApp()
  useEffect(() => {
    kit = app
  }, [app])
  return null
}

export const TOAST_SECONDS = 2

export const toast = {
  success: (text: string) => void kit?.message.success(text, TOAST_SECONDS),
  error: (text: string, seconds = 4) =>
    void kit?.message.error({ content: text, key: text, duration: seconds }),
  info: (text: string) => void kit?.message.info(text, TOAST_SECONDS),
}

interface Question {
  title: string
  content?: string
  okText: string
  cancelText?: string
  danger?: boolean
}

/** Resolves to the answer; without a place to ask, the careful answer is no. */
export function ask({ title, content, okText, cancelText = '取消', danger }: Question) {
  return new Promise<boolean>((resolve) => {
    if (!kit) return resolve(false)
    kit.modal.confirm({
      title,
      content,
      okText,
      cancelText,
      okButtonProps: { danger },
      centered: true,
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })
}

/** Asked whenever unsaved input would be lost. */
export const askToLose = (content = '离开后，未保存的内容会丢失。') =>
  ask({
    title: '当前内容未保存，确定离开？',
    content,
    okText: '放弃并继续',
    cancelText: '留在本页',
    danger: true,
  })
