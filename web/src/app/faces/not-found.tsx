import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { Face, FaceText } from '../../design/faces'
import { Card, Page } from '../../design/page'
import { NoResultPicture } from '../../design/pictures'

export default function NotFound() {
  const navigate = useNavigate()
  return (
    <Page title="页面不存在">
      <Card>
        <Face
          picture={<NoResultPicture />}
          title="没有找到这个页面"
          actions={<Button onClick={() => navigate('/')}>返回首页</Button>}
        >
          <FaceText>地址可能有误，或页面已被移走。也可以按 Ctrl K 查找菜单。</FaceText>
        </Face>
      </Card>
    </Page>
  )
}
