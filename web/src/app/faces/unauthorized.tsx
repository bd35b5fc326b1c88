import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { ForbiddenFace } from '../../design/faces'
import { Card, Page } from '../../design/page'

export default function Unauthorized() {
  const navigate = useNavigate()
  return (
    <Page title="没有访问权限">
      <Card>
        <ForbiddenFace
          title="无法打开此页面"
          text="你的账号没有打开此页面的权限。如工作需要，请联系企业管理员开通。"
          actions={<Button onClick={() => navigate('/')}>返回首页</Button>}
        />
      </Card>
    </Page>
  )
}
