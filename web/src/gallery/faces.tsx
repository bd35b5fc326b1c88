import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { HttpError } from '../api/errors'
import { EmptyFace, ErrorFace, ForbiddenFace, LoadingFace, NoResultFace } from '../design/faces'
import { Sample } from './sample'

const nothing = () => undefined

export const FacePage = () => (
  <>
    <Sample title="加载中">
      <LoadingFace picture />
    </Sample>
    <Sample title="空">
      <EmptyFace
        title="还没有报品"
        text="报品是把商品提交给直播间选品的申请。准备好商品图、规格价格和优惠机制即可开始。"
        actions={
          <>
            <Button type="primary" icon={<PlusOutlined />}>
              新建报品
            </Button>
            <Button>查看报品流程</Button>
          </>
        }
      />
    </Sample>
    <Sample title="无结果">
      <NoResultFace
        what="报品"
        onClear={nothing}
        onDrop={nothing}
        filters={[
          { name: 'liveRoom', label: '直播间', text: '双11大促' },
          { name: 'status', label: '审批状态', text: '审批中' },
          { name: 'price', label: '到手价', text: '到手价 500 以上' },
        ]}
      />
    </Sample>
    <Sample title="出错">
      <ErrorFace
        title="列表加载失败"
        error={new HttpError(500, {}, '8f3a-20c1', '系统开小差啦，请重试')}
        kept="筛选条件已保留。"
        onRetry={nothing}
      />
    </Sample>
    <Sample title="无权限">
      <ForbiddenFace
        text="你的角色“只读”不能查看财务审批。可请企业管理员 王芳开通。"
        actions={<Button>返回上一页</Button>}
      />
    </Sample>
  </>
)
