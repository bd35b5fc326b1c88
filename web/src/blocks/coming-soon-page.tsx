/** The honest page of a module that is still to come. */
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { Face, FaceText } from '../design/faces'
import { Card, Page } from '../design/page'
import { SoonPicture } from '../design/pictures'
import { routeTitle } from '../i18n/texts'
import { useScreen } from '../state/current-screen'

export default function ComingSoon() {
  const screen = useScreen()
  const navigate = useNavigate()
  const title = routeTitle(screen.path, screen.title)
  return (
    <Page title={title}>
      <Card>
        <Face
          picture={<SoonPicture />}
          title="本模块即将开放"
          actions={<Button onClick={() => navigate('/')}>返回首页</Button>}
        >
          <FaceText>“{title}”正在建设中，开放后可直接使用，无需申请。</FaceText>
        </Face>
      </Card>
    </Page>
  )
}
